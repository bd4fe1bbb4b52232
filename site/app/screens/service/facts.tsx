import words from 'content:service';
import type { ServiceEntry } from '../../collections/collections.ts';
import styles from './facts.module.css';

/** The facts that a buyer asks for first: season, unit, lead time. */
export function Facts({ facts }: Pick<ServiceEntry['service'], 'facts'>) {
  return (
    <aside className={styles.label} aria-labelledby="facts">
      <h2 className={styles.title} id="facts">
        {words.facts}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
