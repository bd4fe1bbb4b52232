import words from 'content:woven';
import type { Stat } from '#render/content/field-kinds.ts';
import { fill } from '../../../collections/fill.ts';
import { marksOf } from './marks-of.ts';

/** A figure of the page as it is written, and what it counts. */
type WovenFigure = { value: string; text: string };

/** The figures of a page's hero. */
export const wovenStats = (stats: readonly Stat[]): WovenFigure[] =>
  stats.map(({ value, label }) => ({ value, text: `${value} ${label}` }));

/** A motif for each figure in turn, in a field of 20 × 26: diamond, hourglass, arrows, cross. */
const MOTIFS = [
  'm10 0 9 13-9 13-9-13zm0 8-4 5 4 5 4-5z',
  'm1 1h18l-6 12 6 12h-18l6-12z',
  'm1 12 9-10 9 10v5l-9-10-9 10zm0 9 9-10 9 10v5l-9-10-9 10z',
  'm7 2h6v8h6v6h-6v8h-6v-8h-6v-6h6z',
] as const;
const MOTIF = 20;
/** Between the marks of two figures. */
const GAP = 14;

/** The marks of each figure that can be counted, one figure beside the other. */
function groupsOf(figures: readonly WovenFigure[]) {
  let end = 0;
  return figures.flatMap(({ value, text }) => {
    const marks = marksOf(value);
    if (!marks) return [];
    const start = end;
    const width = marks.count * MOTIF + GAP;
    end += width;
    return [{ ...marks, text, start, width }];
  });
}

/**
 * A cloth band that is woven from figures of its page, in place of a printed one, and the key to it. It is drawn when the
 * site is built. Without the key it is decoration: the page has the figures in words.
 */
export function WovenBand({ figures }: { figures: readonly WovenFigure[] }) {
  const groups = groupsOf(figures);
  const last = groups.at(-1);
  const end = last ? last.start + last.width : 0;
  const motif = (index: number) => MOTIFS[index % MOTIFS.length];
  return (
    <div data-screen-only data-woven>
      <svg aria-hidden="true" focusable="false">
        <defs>
          <pattern id="woven" width={end} height="44" patternUnits="userSpaceOnUse">
            {groups.map(({ text, start, width, count }, index) => (
              <g key={text}>
                <path d={`M${start} 3h${width}v3h-${width}zm0 35h${width}v3h-${width}z`} />
                <path
                  d={Array.from(
                    { length: count },
                    (_, mark) => `M${start + GAP / 2 + mark * MOTIF} 9${motif(index)}`,
                  ).join('')}
                  fillRule="evenodd"
                  data-marks={count}
                />
              </g>
            ))}
          </pattern>
        </defs>
        <rect width="100%" height="44" fill="url(#woven)" />
      </svg>
      <details>
        <summary>{words.title}</summary>
        <ul>
          {groups.map(({ text, unit }, index) => (
            <li key={text}>
              <svg viewBox="0 0 20 26" aria-hidden="true" focusable="false">
                <path d={`M0 0${motif(index)}`} fillRule="evenodd" />
              </svg>
              <span>{fill(words.each[unit], { figure: text })}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
