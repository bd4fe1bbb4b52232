import { Fold } from '../../../components/fold/fold.tsx';
import { PrintPart } from '../../../components/print-part/print-part.tsx';
import { SectionWords } from '../../../components/section/section.tsx';
import type { CoffeeContent } from './coffee.schema.ts';
import { YearDial } from './year-dial.tsx';
import styles from './coffee-year.module.css';

/** The coffee year as a dial on the gold disc, and beside it the work in each span. */
export function CoffeeYear({
  feature: { title, text, items, monthNames },
}: {
  feature: CoffeeContent['feature'];
}) {
  return (
    <section id="year" className={styles.year}>
      <div className={styles.inner}>
        <div data-reveal="section" className={styles.head}>
          <SectionWords title={title} text={text} />
          <PrintPart variant="light" />
        </div>
        <YearDial items={items} monthNames={monthNames} look={styles} />
        <ol className={styles.steps}>
          {items.map((item) => (
            <li key={item.title} className={styles.step} data-reveal="section">
              <Fold
                head={
                  <>
                    <span className={styles.months}>{item.note}</span>
                    <h3>{item.title}</h3>
                  </>
                }
              >
                <p>{item.text}</p>
              </Fold>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
