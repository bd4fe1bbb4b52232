/** The numbers of submissions, day by day. */
import type { Form } from '../../types.ts';
import { dayIn } from '../../nairobi-time.ts';
import { dayOf, shownDay, startOf } from '../shown-times.ts';
import { useVisit } from '../staff-visit.ts';
import { FORM_COUNTS, FORM_NAMES, SHOWN_FORMS } from '../words.ts';

/** Days in the chart. */
export const DAYS = 30;

/** The number of submissions of each form on a day. */
type DayFigures = { day: number; counts: Readonly<Record<Form, number>> };

const sumOf = ({ counts }: DayFigures) => SHOWN_FORMS.reduce((sum, form) => sum + counts[form], 0);

/** Classes that colour the bars. */
const INKS: Readonly<Record<Form, string>> = {
  inquiry: 'inquiry',
  partnership: 'partnership',
  'early-access': 'earlyAccess',
  newsletter: 'newsletter',
};

/** Units of the drawing, which is stretched to the width of the page. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 100;

/** A round number that is not smaller than any bar. */
function topOf(most: number): number {
  const sizes = [4, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
  return sizes.find((size) => size >= most) ?? most;
}

function Chart({ days }: { days: readonly DayFigures[] }) {
  const top = topOf(Math.max(...days.map(sumOf)));
  const total = days.reduce((sum, day) => sum + sumOf(day), 0);
  const first = days[0]?.day ?? 0;
  const last = days.at(-1)?.day ?? 0;
  return (
    <figure className="chart">
      <div className="plot">
        <span className="top" aria-hidden="true">
          {top}
        </span>
        <span className="middle" aria-hidden="true">
          {top / 2}
        </span>
        <svg
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${total} submissions in ${days.length} days; the table below has the numbers`}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className="grid" x1="0" x2={days.length * STEP} y1={y} y2={y} />
          ))}
          {days.map((day, index) => {
            let y = HEIGHT;
            return SHOWN_FORMS.map((form) => {
              const height = (day.counts[form] / top) * HEIGHT;
              y -= height;
              return height === 0 ? null : (
                <rect
                  key={`${day.day} ${form}`}
                  className={INKS[form]}
                  x={index * STEP + (STEP - BAR) / 2}
                  y={Math.round(y * 100) / 100}
                  width={BAR}
                  height={Math.round(height * 100) / 100}
                />
              );
            });
          })}
        </svg>
      </div>
      <p className="axis" aria-hidden="true">
        <span>{shownDay(first)}</span>
        <span>{shownDay(Math.round((first + last) / 2))}</span>
        <span>{shownDay(last)}</span>
      </p>
      <figcaption>
        <ul className="legend">
          {SHOWN_FORMS.map((form) => (
            <li key={form} className={INKS[form]}>
              {FORM_NAMES[form]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The chart and the table of days. @param days the oldest first */
export function Figures({ days }: { days: readonly DayFigures[] }) {
  const { now } = useVisit();
  const today = days.at(-1);
  return (
    <>
      <h1>Figures</h1>
      <ul className="tiles">
        {SHOWN_FORMS.map((form) => (
          <li key={form}>
            <b>{today?.counts[form] ?? 0}</b>{' '}
            <span>{`${FORM_COUNTS[form][today?.counts[form] === 1 ? 0 : 1]} today`}</span>
          </li>
        ))}
      </ul>
      <section className="card" aria-labelledby="month">
        <h2 id="month">The last {DAYS} days</h2>
        <Chart days={days} />
        <table className="numbers">
          <caption className="hidden">Submissions by day and form</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {SHOWN_FORMS.map((form) => (
                <th key={form} scope="col" className={INKS[form]}>
                  <span className="name">{FORM_NAMES[form]}</span>
                </th>
              ))}
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((figures) => (
              <tr key={figures.day}>
                <th scope="row">
                  <time dateTime={dayIn(startOf(figures.day))}>
                    {figures.day === dayOf(now) ? 'Today' : shownDay(figures.day)}
                  </time>
                </th>
                {SHOWN_FORMS.map((form) => (
                  <td key={form}>{figures.counts[form] || '–'}</td>
                ))}
                <td>{sumOf(figures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
