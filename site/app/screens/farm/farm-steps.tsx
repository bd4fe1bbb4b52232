import styles from './farm-shared.module.css';

/** The steps of a task, in their order. */
export const FarmSteps = ({ items }: { items: readonly string[] }) => (
  <ol className={styles.steps}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
);
