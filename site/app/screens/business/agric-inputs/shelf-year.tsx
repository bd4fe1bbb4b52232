import words from 'content:fieldCard';
import { ButtonLink } from '../../../components/button/button.tsx';
import { FIELD_CARDS } from '#routes.ts';
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
        action={<ButtonLink href={FIELD_CARDS.inputs} label={words.link} variant="light" />}
      >
        <ol className={styles.rail}>
          {items.map((item) => (
            <li key={item.title} className={styles.hook} data-reveal="section">
              <div className={styles.tag}>
                <p className={styles.months}>{item.note}</p>
                <h3 className={styles.title}>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
