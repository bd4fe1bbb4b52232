import type { MouseEventHandler } from 'react';
import { ButtonLink } from '../button/button.tsx';
import styles from './page-turn.module.css';

type Turn = {
  /** `null` if there is no such page. */
  href: string | null;
  label: string;
};

type PageTurnProps = {
  before: Turn;
  after: Turn & { onClick?: MouseEventHandler };
};

/** Links below one page of a long list, to the page before and to the page after it. */
export function PageTurn({ before, after }: PageTurnProps) {
  if (!before.href && !after.href) return null;
  return (
    <p className={styles.turn}>
      {before.href && <ButtonLink href={before.href} label={before.label} variant="quiet" />}
      {after.href && <ButtonLink href={after.href} label={after.label} onClick={after.onClick} />}
    </p>
  );
}
