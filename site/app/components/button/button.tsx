import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './button.module.css';

/** `main` for the most important action, `quiet` for another beside it, `light` on dark grounds, `dark` on warm grounds. */
export type ButtonVariant = 'main' | 'quiet' | 'light' | 'dark';

const VARIANTS: Record<ButtonVariant, string> = {
  main: styles.button ?? '',
  quiet: `${styles.button} ${styles.quiet}`,
  light: `${styles.button} ${styles.light}`,
  dark: `${styles.button} ${styles.dark}`,
};

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  variant?: ButtonVariant;
};

/** A button that does something on this page. */
export function Button({ variant = 'main', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={VARIANTS[variant]} {...rest} />;
}

type ButtonLinkProps = {
  href: string;
  label: string;
  /** The subject of the link, for screen readers that list links without the text around them. */
  about?: string;
  variant?: ButtonVariant;
  back?: boolean;
  onClick?: MouseEventHandler;
};

/** A link that looks like a button. With `back` it goes back in the browser's history if there is an entry (reading 28). */
export function ButtonLink({ label, about, variant = 'main', ...rest }: ButtonLinkProps) {
  return (
    <SiteLink {...rest} className={VARIANTS[variant]} screenOnly>
      <span>{label}</span>
      {about && <span className={styles.about}>{`: ${about}`}</span>}
    </SiteLink>
  );
}

type OutsideButtonProps = {
  href: string;
  label: string;
  icon: IconName;
  variant?: ButtonVariant;
  newTab?: boolean;
  /** `no`: the label is a telephone number. */
  translate?: 'no';
};

/** A link out of the site that looks like a button: a telephone number, a chat. */
export function OutsideButton({
  href,
  label,
  icon,
  variant = 'main',
  newTab,
  translate,
}: OutsideButtonProps) {
  const tab = newTab && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} className={VARIANTS[variant]} translate={translate} {...tab}>
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}
