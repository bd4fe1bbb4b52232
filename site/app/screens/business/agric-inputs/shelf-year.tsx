import { Fold } from '../../../components/fold/fold.tsx';
import { PrintPart } from '../../../components/print-part/print-part.tsx';
import type { BusinessContent } from '../shared/business.schema.ts';
import { Section } from '../../../components/section/section.tsx';
import styles from './shelf-year.module.css';

/** The season list: one tag for every two months, in the colour of the season. */
export function ShelfYear({
  feature: { title, text, items },
}: {
  feature: BusinessContent['feature'];
}) {
  return (
    <div className={styles.year}>
      <Section
        id="year"
        title={title}
        text={text}
        ground="dark"
        action={<PrintPart variant="light" />}
      >
        <ol className={styles.rail}>
          {items.map((item) => (
            <li key={item.title} className={styles.hook} data-reveal="section">
              <div className={styles.tag}>
                <p className={styles.months}>{item.note}</p>
                <Fold head={<h3>{item.title}</h3>}>
                  <p>{item.text}</p>
                </Fold>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
