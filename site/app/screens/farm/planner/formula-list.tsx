import planner from 'content:planner';
import shared from '../farm-shared.module.css';
import styles from './planner.module.css';
import { Source } from './source.tsx';

/** Each rule of the planner, with its source beside it. */
export function FormulaList() {
  const { items, source, ownRule } = planner.formulas;
  return (
    <ul className={`${shared.stack} ${shared.points} ${styles.formulas}`}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.source ? (
            <Source label={source} id={item.source} />
          ) : (
            <p className={shared.small}>{ownRule}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
