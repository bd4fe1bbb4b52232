import ui from 'content:ui';
import styles from './back-to-top.module.css';

/** The round button to the top, and the 200 px mark it is shown by; `behaviours/back-to-top.ts` moves it. */
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
        // A visitor may have scrolled before React came.
        suppressHydrationWarning
      />
    </>
  );
}
