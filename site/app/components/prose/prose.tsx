import parts from './prose-parts.module.css';
import styles from './prose.module.css';

type ProseProps = {
  /** Path of the entry. The browser reads the text from this element instead of loading it again. */
  path: string;
  /** Sanitised when the site is built (`site/render/content/prose.ts`). */
  html: string;
  /** `page`: as wide as the window, so that a quotation can fill it; the text begins at `--axis`. */
  layout?: 'column' | 'page';
};

/** The text of an article or service: paragraphs, headings, lists, quotations, tables, pictures. */
export function Prose({ path, html, layout = 'column' }: ProseProps) {
  return (
    <div
      data-prose={path}
      className={`${styles.prose} ${styles[layout]} ${parts.parts}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
