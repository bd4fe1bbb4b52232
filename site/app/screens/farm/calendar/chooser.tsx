import { useEffect, useRef, useState } from 'react';
import calendar from 'content:calendar';
import { fill } from '../../../collections/fill.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Section } from '../../../components/section/section.tsx';
import fields from '../farm-fields.module.css';
import shared from '../farm-shared.module.css';
import { Season } from './season.tsx';
import { spanText, thirdOf, workOf } from './span-text.ts';
import styles from './calendar.module.css';

const { choose, crops, event, labels, regions, seasons } = calendar;

const COUNTIES = [...new Set(Object.values(regions).flatMap(({ counties }) => counties))].sort(
  (one, other) => one.localeCompare(other, LOCALE),
);

/** A choice, and the third of a month in which it was made. */
type Chosen = { county: string; crop: string; today: number };

/** The seasons of a crop in the regions that a county lies in, and their work: the most urgent first. */
const seasonsFor = ({ county, crop, today }: Chosen) =>
  Object.entries(regions)
    .filter(([, { counties }]) => counties.includes(county))
    .flatMap(([region, { title, seasons: listed }]) =>
      Object.entries(listed).flatMap(([season, rows]) => {
        const row = rows[crop];
        const work = row && workOf(row, today);
        const heading = fill(event.name, { region: title, season: seasons[season] ?? season });
        return work ? [{ region, season, row, work, heading }] : [];
      }),
    )
    .sort((one, other) => one.work.wait - other.work.wait);

/** What to do today or next, one sentence for each season. */
const saidOf = (found: ReturnType<typeof seasonsFor>) =>
  found
    .map(({ work: { isNow, step, period }, heading }) =>
      fill(isNow ? choose.now : choose.next, {
        season: heading,
        step: labels[step],
        span: spanText(period, calendar),
      }),
    )
    .join(' ') || choose.none;

/** Today by the visitor's clock, of which the year does not matter. */
function thirdOfToday(): number {
  const now = new Date();
  return thirdOf(`${now.getMonth() + 1}-${now.getDate()}`);
}

/** Asks for county and crop, and shows the weeks of this crop with today marked. It needs scripts. */
export function Chooser() {
  const county = useRef<HTMLSelectElement>(null);
  const crop = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const read = () => {
    if (county.current?.value && crop.current)
      setChosen({
        county: county.current.value,
        crop: crop.current.value,
        today: thirdOfToday(),
      });
    else setChosen(undefined);
  };
  // What was chosen before React loaded.
  useEffect(read, []);
  const found = chosen ? seasonsFor(chosen) : [];
  return (
    <div data-needs-scripts="" data-hydrate="" data-screen-only="">
      <Section title={choose.title} text={choose.text} ground="soft">
        <div className={fields.pair}>
          <div className={fields.field}>
            <label htmlFor="calendar-county">{choose.county}</label>
            <div className={`${shared.layers} ${fields.select}`}>
              <select id="calendar-county" className={fields.control} ref={county} onInput={read}>
                <option value="">{choose.first}</option>
                {COUNTIES.map((name) => (
                  <option key={name} translate="no">
                    {name}
                  </option>
                ))}
                <option value="other">{choose.other}</option>
              </select>
              <Icon name="chevron-down" />
            </div>
          </div>
          <div className={fields.field}>
            <label htmlFor="calendar-crop">{choose.crop}</label>
            <div className={`${shared.layers} ${fields.select}`}>
              <select id="calendar-crop" className={fields.control} ref={crop} onInput={read}>
                {Object.entries(crops).map(([id, name]) => (
                  // A translated name of a variety is a wrong order.
                  <option key={id} value={id} translate={/\d/.test(name) ? 'no' : undefined}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </div>
          </div>
        </div>
        <p role="status">{chosen && saidOf(found)}</p>
        <div className={styles.seasons}>
          {chosen &&
            found.map(({ region, season, row, heading }) => (
              <Season
                key={heading}
                region={region}
                season={season}
                rows={{ [chosen.crop]: row }}
                heading={heading}
                today={chosen.today}
              />
            ))}
        </div>
      </Section>
    </div>
  );
}
