import forms from 'content:forms';
import { isAddressEnough } from '#submit/form.tsx';
import type { ButtonVariant } from '../components/button/button.tsx';
import { EmailForm } from './email-form/email-form.tsx';
import type { Submit } from './submission.ts';
import { hasAt } from './validation.ts';

type NewsletterProps = {
  /** Home requires an `@` and says `Join Now`. The news list accepts any text with simulated submissions (reading 18). */
  place: 'home' | 'news';
  variant?: ButtonVariant;
  submit?: Submit;
};

/** The newsletter sign-up (sections 4 and 5). */
export function Newsletter({ place, ...rest }: NewsletterProps) {
  const { idleHome, ...words } = forms.newsletter;
  return (
    <EmailForm
      {...rest}
      form="newsletter"
      words={place === 'home' ? { ...words, idle: idleHome } : words}
      accepts={place === 'home' ? hasAt : isAddressEnough}
    />
  );
}
