import { useLayoutEffect, useRef, useState } from 'react';
import comingSoon from 'content:comingSoon';
import forms from 'content:forms';
import { isAddressEnough, receiptOf } from '#submit/form.tsx';
import type { ButtonVariant } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { EmailForm } from '../email-form/email-form.tsx';
import type { Submit } from '../submission.ts';
import styles from './early-access-form.module.css';

type EarlyAccessFormProps = {
  /** How the form is sent; another function in tests. */
  submit?: Submit;
  variant?: ButtonVariant;
};

/** Asks for an e-mail address. After success a welcome replaces form and heading for good (section 4). */
export function EarlyAccessForm({ variant = 'light', submit }: EarlyAccessFormProps) {
  const [isAboard, setAboard] = useState(false);
  if (isAboard) return <Welcome />;
  return (
    <div className={styles.early}>
      <h2>{comingSoon.form.title}</h2>
      <p>{comingSoon.form.text}</p>
      <EmailForm
        form="early-access"
        words={forms['early-access']}
        accepts={isAddressEnough}
        refusal={forms['early-access'].required}
        variant={variant}
        onDone={() => setAboard(true)}
        submit={submit}
      />
    </div>
  );
}

/** Takes the focus, because the button that had it no longer exists. */
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
      <p>{receiptOf('early-access')}</p>
    </div>
  );
}
