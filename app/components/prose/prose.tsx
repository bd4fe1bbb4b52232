import styles from './prose.module.css';

type ProseProps = {
  /** Path of the entry. The browser takes the words from here instead of fetching them again. */
  path: string;
  /** Sanitised when the site is built (`app/content/prose.ts`). */
  html: string;
  /** `page`: as wide as the window, so that a quotation can fill it; the text keeps the screen's axis. */
  layout?: 'column' | 'page';
};

/** The running text of an article or service: headings, lists, quotations. */
export function Prose({ path, html, layout = 'column' }: ProseProps) {
  return (
    <div
      data-prose={path}
      className={`${styles.prose} ${styles[layout]}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
