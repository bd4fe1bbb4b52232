import { SectionWords } from '../../../components/section/section.tsx';
import type { CoffeeContent } from './coffee.schema.ts';
import { placeSpans } from './year-spans.ts';
import styles from './coffee-year.module.css';

type Feature = CoffeeContent['feature'];

/** Degrees of a month on the dial; January begins at the top. */
const MONTH = 30;
/** Radius of the outermost track, and how much smaller each further track is. */
const OUTER = 158;
const STEP = 34;

/** A point on the dial. @param months from the new year */
function at(months: number, radius: number) {
  const angle = ((months * MONTH - 90) * Math.PI) / 180;
  return {
    x: Number((Math.cos(angle) * radius).toFixed(1)),
    y: Number((Math.sin(angle) * radius).toFixed(1)),
  };
}

/** The coffee year as a dial on the gold disc, and beside it what happens in each span. */
export function CoffeeYear({ feature: { title, text, items, monthNames } }: { feature: Feature }) {
  return (
    <section id="year" className={styles.year}>
      <div className={styles.inner}>
        <div data-reveal="section">
          <SectionWords title={title} text={text} />
        </div>
        <Dial items={items} monthNames={monthNames} />
        <ol className={styles.steps}>
          {items.map((item) => (
            <li key={item.title} className={styles.step} data-reveal="section">
              <p className={styles.months}>{item.note}</p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Hidden from screen readers, because the list says the same in words. */
function Dial({ items, monthNames }: { items: Feature['items']; monthNames: readonly string[] }) {
  return (
    <svg className={styles.dial} viewBox="-224 -224 448 448" aria-hidden="true" focusable="false">
      <circle className={styles.disc} r="182" />
      {monthNames.map((name, month) => (
        <text key={name} className={styles.name} {...at(month + 0.5, 204)}>
          {name}
        </text>
      ))}
      {monthNames.map((name, month) => (
        <line key={name} className={styles.tick} x2="182" transform={`rotate(${month * MONTH})`} />
      ))}
      {placeSpans(items.map(({ months }) => months)).map(({ start, length, track }, index) => {
        const radius = OUTER - track * STEP;
        return (
          <g key={items[index]?.title} className={styles.span}>
            <circle
              r={radius}
              pathLength={12}
              strokeDasharray={`${length - 0.06} 12`}
              transform={`rotate(${start * MONTH - 90 + 1})`}
            />
            <text {...at(start + length / 2, radius)}>{index + 1}</text>
          </g>
        );
      })}
      <path
        className={styles.bean}
        d="M-30-18C-16-46 26-44 36-14C46 18 20 44-8 40C-38 36-44 8-30-18Z"
      />
      <path className={styles.fold} d="M-26-24C-4-20-14 2 2 6S24 20 14 38" />
    </svg>
  );
}
