import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';
// A file of its own, even if small: fetched once and cached, instead of once in every page.
import sprite from './icons.svg?no-inline';

/**
 * One icon of the sprite, in the colour of the text and 1.5 times its size unless `--icon-size` says
 * otherwise. Hidden from screen readers, because the words beside it, or the label of its button, speak.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
