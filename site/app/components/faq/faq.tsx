import type { FaqEntry } from '#render/content/schemas/faq.schema.ts';
import { questionIds } from './question-id.ts';
import styles from './faq.module.css';

type Props = { entries: readonly FaqEntry[] };

/**
 * Questions that open to show their answers. They share a name, so the browser keeps only one open; it closes the open
 * one when it is pressed again (section 4). No script is needed.
 */
export function Faq({ entries }: Props) {
  const ids = questionIds(entries);
  return (
    <div className={styles.faq}>
      {entries.map(({ question, answer }, index) => (
        // A visitor may have opened one before hydration.
        <details key={ids[index]} name="faq" className={styles.entry} suppressHydrationWarning>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          {/* Inside the part that folds: a browser opens it for a link to this id. */}
          <div
            className={styles.answer}
            id={ids[index]}
            // Sanitised when the site is built (`site/render/content/prose.ts`).
            dangerouslySetInnerHTML={{ __html: answer }}
          />
        </details>
      ))}
    </div>
  );
}
