import type { CoffeeContent } from './coffee.schema.ts';
import { placeSpans } from './year-spans.ts';

type YearDialProps = Pick<CoffeeContent['feature'], 'items' | 'monthNames'> & {
  /** Classes of the parts: coloured on the page, black and white on the card for the wall. */
  look: Partial<Readonly<Record<string, string>>>;
};

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

/** The coffee year on a disc. Hidden from screen readers, because the list beside it says the same in words. */
export function YearDial({ items, monthNames, look }: YearDialProps) {
  return (
    <svg className={look['dial']} viewBox="-224 -224 448 448" aria-hidden="true" focusable="false">
      <circle className={look['disc']} r="182" />
      {monthNames.map((name, month) => (
        <text key={name} className={look['monthName']} {...at(month + 0.5, 204)}>
          {name}
        </text>
      ))}
      {monthNames.map((name, month) => (
        <line key={name} className={look['tick']} x2="182" transform={`rotate(${month * MONTH})`} />
      ))}
      {placeSpans(items.map(({ months }) => months)).map(({ start, length, track }, index) => {
        const radius = OUTER - track * STEP;
        return (
          <g key={items[index]?.title} className={look['span']} data-track={track}>
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
        className={look['bean']}
        d="M-30-18C-16-46 26-44 36-14C46 18 20 44-8 40C-38 36-44 8-30-18Z"
      />
      <path className={look['fold']} d="M-26-24C-4-20-14 2 2 6S24 20 14 38" />
    </svg>
  );
}
