import type { BusinessContent } from '../shared/business.schema.ts';
import { Fold } from '../../../components/fold/fold.tsx';
import styles from './leaf-to-cup.module.css';

/**
 * A day of tea as a hill at dawn: eight terraces lead down from the bush to the cup, each in the colour that
 * the leaf has by then.
 */
export function LeafToCup({
  feature: { title, text, items },
}: {
  feature: BusinessContent['feature'];
}) {
  return (
    <section id="leaf-to-cup" className={styles.day}>
      <div className={styles.head} data-reveal="section">
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <ol className={styles.hill}>
        {items.map((item) => (
          <li key={item.title} className={styles.terrace}>
            <div className={styles.step} data-reveal="section">
              <Fold
                head={
                  <>
                    <span className={styles.time}>{item.note}</span>
                    <h3>{item.title}</h3>
                  </>
                }
              >
                <p className={styles.what}>{item.text}</p>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
