import forms from 'content:forms';
import type { ButtonVariant } from '../components/button/button.tsx';
import { EmailForm } from './email-form/email-form.tsx';
import type { Submit } from './submission.ts';
import { hasAt } from './validation.ts';

type PartnershipProps = { variant?: ButtonVariant; submit?: Submit };

/** The partnership sign-up (sections 4 and 5). */
export function Partnership(props: PartnershipProps) {
  return (
    <EmailForm {...props} form="partnership" words={forms.partnership} accepts={hasAt} rests />
  );
}
