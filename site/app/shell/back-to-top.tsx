import ui from 'content:ui';
import styles from './back-to-top.module.css';

/** The round button to the top, and the mark that decides whether it shows (`browser/enhance/back-to-top.ts`). */
export function BackToTop() {
  return (
    <>
      <div className={styles.mark} data-scroll-mark />
      <button
        type="button"
        className={styles.button}
        aria-label={ui.backToTop}
        data-back-to-top
        hidden
        // The visitor may have scrolled before hydration.
        suppressHydrationWarning
      />
    </>
  );
}
