import forms from 'content:forms';
import type { ButtonLook } from '#app/components/button/button.tsx';
import { EmailForm } from './email-form/email-form.tsx';
import { hasAt, isFilled } from './email.ts';
import type { Submit } from './submission.ts';

type NewsletterProps = {
  /**
   * Home checks for an `@` and says `Join Now`; the news list only for something (reading 18), unless it is written
   * to.
   */
  place: 'home' | 'news';
  look?: ButtonLook;
  submit?: Submit;
};

/** The newsletter sign-up (sections 4 and 5). */
export function Newsletter({ place, look, submit }: NewsletterProps) {
  const { idleHome, ...words } = forms.newsletter;
  return (
    <EmailForm
      form="newsletter"
      words={place === 'home' ? { ...words, idle: idleHome } : words}
      accepts={process.env.SUBMISSIONS === 'live' || place === 'home' ? hasAt : isFilled}
      look={look}
      submit={submit}
    />
  );
}
