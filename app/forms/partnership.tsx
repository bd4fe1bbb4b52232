import forms from 'content:forms';
import type { ButtonLook } from '#app/components/button/button.tsx';
import { EmailForm } from './email-form/email-form.tsx';
import { hasAt } from './email.ts';
import type { Submit } from './submission.ts';

/** The partnership sign-up (sections 4 and 5). */
export function Partnership({ look, submit }: { look?: ButtonLook; submit?: Submit }) {
  return (
    <EmailForm
      form="partnership"
      words={forms.partnership}
      accepts={hasAt}
      rests
      look={look}
      submit={submit}
    />
  );
}
