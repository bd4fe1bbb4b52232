import calendar from 'content:calendar';
import { fill } from '../../../collections/fill.ts';
import { addressOf } from '../../../language.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import shared from '../farm-shared.module.css';
import { calendarFile } from './calendar-file.ts';
import { bars, spanText, STEPS, YEAR } from './span-text.ts';
import styles from './calendar.module.css';

export type Rows = (typeof calendar.regions)[string]['seasons'][string];

type SeasonProps = {
  region: string;
  season: string;
  rows: Rows;
  /** Another heading than the name of the season. */
  heading?: string;
  /** The third of a month to mark in the year. */
  today?: number;
};

/** The crops of a season as a table with a drawn year, and the file to take along. */
export function Season({ region, season, rows, heading, today }: SeasonProps) {
  const { labels, crops, seasons, initials, regions, take, takeAbout } = calendar;
  const name = seasons[season] ?? season;
  return (
    <div className={styles.season}>
      <h3>{heading ?? name}</h3>
      <a
        className={shared.link}
        href={addressOf(calendarFile(region, season))}
        download
        data-screen-only=""
      >
        <Icon name="clock" />
        {take}
        <span className={shared.about}>
          {`: ${fill(takeAbout, { season: name, region: regions[region]?.title ?? region })}`}
        </span>
      </a>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {labels.crop}
              <span className={styles.initials} aria-hidden="true">
                {initials.map((initial, month) => (
                  <span key={month}>{initial}</span>
                ))}
              </span>
            </th>
            {STEPS.map((step) => (
              <th key={step} scope="col" data-step={step}>
                {labels[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([crop, row]) => (
            <tr key={crop}>
              <th scope="row">
                <span>{crops[crop]}</span>
                <svg
                  viewBox={`0 0 ${YEAR} 3`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  {STEPS.flatMap((step, line) => {
                    const period = row[step];
                    return (period ? bars(period) : []).map(({ start, length }) => (
                      <rect
                        key={`${step}${start}`}
                        data-step={step}
                        x={start}
                        y={line}
                        width={length}
                        height="1"
                      />
                    ));
                  })}
                  {today !== undefined && (
                    <rect data-step="today" x={today + 0.3} width="0.4" height="3" />
                  )}
                </svg>
              </th>
              {STEPS.map((step) => {
                const period = row[step];
                return (
                  <td key={step} data-step={step} data-label={labels[step]}>
                    {period ? spanText(period, calendar) : labels.none}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
