import type { MouseEventHandler } from 'react';
import { ButtonLink } from '#app/components/button/button.tsx';
import styles from './page-turn.module.css';

type Turn = {
  /** `null` where there is no such page. */
  href: string | null;
  label: string;
};

type PageTurnProps = {
  before: Turn;
  after: Turn & { onClick?: MouseEventHandler };
};

/** Under one page of a long list: the ways to its neighbours. */
export function PageTurn({ before, after }: PageTurnProps) {
  if (!before.href && !after.href) return null;
  return (
    <p className={styles.turn}>
      {before.href && <ButtonLink href={before.href} label={before.label} look="quiet" />}
      {after.href && <ButtonLink href={after.href} label={after.label} onClick={after.onClick} />}
    </p>
  );
}
