import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';
// A separate file although it is small: the browser caches it, and pages do not carry it.
import sprite from './icons.svg?no-inline';

/**
 * One icon of the sprite, in the colour of the text and 1.5 times its size unless `--icon-size` says
 * otherwise. Hidden from screen readers: they read the words beside it, or the label of its button.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
