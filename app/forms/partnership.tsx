import forms from 'content:forms';
import type { ButtonLook } from '#app/components/button/button.tsx';
import { EmailSignup } from './email-signup/email-signup.tsx';
import { hasAt } from './email.ts';
import type { Submit } from './submission.ts';

/** The partnership sign-up (sections 4 and 5). */
export function Partnership({ look, submit }: { look?: ButtonLook; submit?: Submit }) {
  return (
    <EmailSignup
      form="partnership"
      words={forms.partnership}
      accepts={hasAt}
      clears="on-return"
      disabledWhenDone
      look={look}
      submit={submit}
    />
  );
}
