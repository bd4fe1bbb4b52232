import { useEffect, useRef, useState } from 'react';
import calendar from 'content:calendar';
import { fill } from '../../../collections/fill.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { Section } from '../../../components/section/section.tsx';
import fields from '../farm-fields.module.css';
import shared from '../farm-shared.module.css';
import { Season } from './season.tsx';
import { spanText, stepBefore, thirdOf, workOf } from './span-text.ts';
import styles from './calendar.module.css';

const { choose, crops, event, labels, regions, seasons } = calendar;

const COUNTIES = [...new Set(Object.values(regions).flatMap(({ counties }) => counties))].sort(
  (one, other) => one.localeCompare(other, LOCALE),
);

/** A choice, and the third of a month in which it was made. */
type Chosen = { county: string; crop: string; today: number };

/** The crop in each region that the county lies in: its seasons, each with its work. */
const regionsFor = ({ county, crop, today }: Chosen) =>
  Object.entries(regions)
    .filter(([, { counties }]) => counties.includes(county))
    .map(([region, { title, parts, seasons: listed }]) => {
      const part = parts?.[county];
      const name = part ? fill(choose.part, { region: title, part }) : title;
      const found = Object.entries(listed).flatMap(([season, rows]) => {
        const row = rows[crop];
        const heading = fill(event.name, { region: name, season: seasons[season] ?? season });
        return row ? [{ region, season, row, work: workOf(row, today), heading }] : [];
      });
      return { name, seasons: found };
    });

type Region = ReturnType<typeof regionsFor>[number];

/** What to do today, or else what the field needs between two steps, and what comes next, with its wait. */
function linesOf({ name, seasons: found }: Region, { crop, today }: Chosen) {
  const lines = found.flatMap(({ work, heading }) =>
    work.map(({ wait, step, period }) => ({
      wait,
      text: fill(wait ? choose.next : choose.now, {
        season: heading,
        step: labels[step],
        span: spanText(period, calendar),
      }),
    })),
  );
  const [last] = found
    .flatMap(({ row }) => stepBefore(row, today) ?? [])
    .sort((one, other) => one.ago - other.ago);
  if (last && lines.every(({ wait }) => wait)) {
    const text = choose.standingCrops[crop] ?? choose.between[last.step];
    lines.push({ wait: 0, text: fill(choose.meanwhile, { region: name, text }) });
  }
  return lines;
}

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
  const found = chosen ? regionsFor(chosen) : [];
  const inSeasons = found
    .flatMap((region) => region.seasons)
    .sort((one, other) => (one.work[0]?.wait ?? 0) - (other.work[0]?.wait ?? 0));
  const lines = chosen
    ? found.flatMap((region) => linesOf(region, chosen)).sort((one, other) => one.wait - other.wait)
    : [];
  return (
    <div data-needs-scripts="" data-hydrate="" data-screen-only="">
      <Section title={choose.title} text={choose.text} ground="soft">
        <div className={`${fields.pair} ${fields.names}`}>
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
        <div role="status">
          {lines.length > 0 ? (
            <ul className={shared.steps}>
              {lines.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            chosen && <p>{choose.none}</p>
          )}
        </div>
        <div className={styles.seasons}>
          {chosen &&
            inSeasons.map(({ region, season, row, heading }) => (
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
