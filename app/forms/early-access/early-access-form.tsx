import { useLayoutEffect, useRef, useState } from 'react';
import comingSoon from 'content:comingSoon';
import forms from 'content:forms';
import { Icon } from '#app/components/icon/icon.tsx';
import { hasAt, isFilled } from '../email.ts';
import { EmailForm } from '../email-form/email-form.tsx';
import type { Submit } from '../submission.ts';
import styles from './early-access-form.module.css';

type EarlyAccessFormProps = {
  /** How submissions leave; another one in tests. */
  submit?: Submit;
};

/** Asks for an address; once it has one, it and its heading give way to a welcome that stays (section 4). */
export function EarlyAccessForm({ submit }: EarlyAccessFormProps) {
  const [isAboard, setAboard] = useState(false);
  if (isAboard) return <Welcome />;
  return (
    <div className={styles.early}>
      <h2>{comingSoon.form.title}</h2>
      <p>{comingSoon.form.text}</p>
      <EmailForm
        form="earlyAccess"
        words={forms.earlyAccess}
        accepts={process.env.SUBMISSIONS === 'live' ? hasAt : isFilled}
        refusal={forms.earlyAccess.required}
        look="light"
        onDone={() => setAboard(true)}
        submit={submit}
      />
    </div>
  );
}

/** Takes the focus, because the button that had it is gone. */
function Welcome() {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.early}>
      <span className={styles.seedling}>
        <Icon name="sprout" />
      </span>
      <h2 className={styles.welcome} ref={title} tabIndex={-1}>
        {comingSoon.welcome.title}
      </h2>
      <p>{comingSoon.welcome.text}</p>
    </div>
  );
}
