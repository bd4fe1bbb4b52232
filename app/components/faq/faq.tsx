import type { FaqEntry } from '#app/content/schema.ts';
import styles from './faq.module.css';

type Props = { entries: readonly FaqEntry[] };

/**
 * Questions that unfold. The browser keeps one open at a time by their common name and closes the open one
 * when it is pressed again (section 4): nothing here needs a script.
 */
export function Faq({ entries }: Props) {
  return (
    <div className={styles.faq}>
      {entries.map(({ question, answer }) => (
        // A visitor may have opened one before React compares.
        <details key={question} name="faq" className={styles.entry} suppressHydrationWarning>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <div className={styles.answer}>
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
