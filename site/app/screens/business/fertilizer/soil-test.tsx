import { Fold } from '../../../components/fold/fold.tsx';
import { PrintPart } from '../../../components/print-part/print-part.tsx';
import { SectionWords } from '../../../components/section/section.tsx';
import type { FertilizerContent } from './fertilizer.schema.ts';
import styles from './soil-test.module.css';

/** A result sheet as it comes from the laboratory: a test tube, a meaning and a sign in the crop for each line. */
export function SoilTest({
  feature: { title, text, items },
}: {
  feature: FertilizerContent['feature'];
}) {
  return (
    <section id="soil-test" className={styles.test}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <SectionWords title={title} text={text} />
          <PrintPart variant="quiet" />
        </div>
        <ol>
          {items.map((item) => (
            <li key={item.title} className={styles.line} data-reveal="section">
              <span className={styles.tube} aria-hidden="true">
                {item.symbol}
              </span>
              <Fold head={<h3>{item.title}</h3>}>
                <p>{item.text}</p>
              </Fold>
              <p className={styles.sign}>{item.note}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
