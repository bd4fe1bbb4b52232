import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './button.module.css';

/** `main` leads on, `quiet` stands beside it, `light` leads on dark grounds and `dark` on warm ones. */
export type ButtonLook = 'main' | 'quiet' | 'light' | 'dark';

const LOOKS: Record<ButtonLook, string> = {
  main: styles.button ?? '',
  quiet: `${styles.button} ${styles.quiet}`,
  light: `${styles.button} ${styles.light}`,
  dark: `${styles.button} ${styles.dark}`,
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

/** A button that does something on this page. */
export function Button({ look = 'main', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={LOOKS[look]} {...rest} />;
}

type ButtonLinkProps = {
  href: string;
  label: string;
  /** What it is about, for those who meet the link without what stands around it. */
  about?: string;
  look?: ButtonLook;
  back?: boolean;
  onClick?: MouseEventHandler;
};

/** A link that looks like a button. With `back` it goes back in history where there is one (reading 28). */
export function ButtonLink({ label, about, look = 'main', ...rest }: ButtonLinkProps) {
  return (
    <SiteLink {...rest} className={LOOKS[look]}>
      {label}
      {about && <span className={styles.about}>: {about}</span>}
    </SiteLink>
  );
}
