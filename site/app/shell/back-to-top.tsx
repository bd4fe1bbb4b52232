import ui from 'content:ui';
import styles from './back-to-top.module.css';

/** Decides whether the round button shows (`browser/enhance/back-to-top.ts`). */
export function ScrollMark() {
  return <div className={styles.mark} data-scroll-mark />;
}

/** The round button to the top. */
export function BackToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={ui.backToTop}
      data-back-to-top
      hidden
      // The visitor may have scrolled before hydration.
      suppressHydrationWarning
    />
  );
}
