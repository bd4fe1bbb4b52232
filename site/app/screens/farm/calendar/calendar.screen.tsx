import calendar from 'content:calendar';
import { Closing } from '../../../components/closing/closing.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Section } from '../../../components/section/section.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmHead } from '../farm-head.tsx';
import { FarmSteps } from '../farm-steps.tsx';
import shared from '../farm-shared.module.css';
import { Chooser } from './chooser.tsx';
import { Season } from './season.tsx';
import styles from './calendar.module.css';

/** `/farm/calendar`: the usual weeks for planting, feeding and harvest, by region and season. */
export const screen = defineScreen({
  meta: () => calendar.meta,
  crumb: () => calendar.head.title,
  tone: 'cream',
  Page: CalendarPage,
});

const PARTS: readonly Part[] = [
  ...Object.entries(calendar.regions),
  ['store', calendar.storing],
  ['use', calendar.howTo],
  ['sources', calendar.sources],
];

function CalendarPage() {
  const { choose, regions, storing, howTo, sources, close } = calendar;
  return (
    <div data-colour="inputs">
      <FarmHead content={calendar} cloth="rows" />
      <Parts parts={PARTS} />
      <Chooser />
      {Object.entries(regions).map(([region, { title, text, seasons }], index) => (
        <Section
          key={region}
          id={region}
          title={title}
          text={text}
          ground={index % 2 ? 'white' : 'page'}
        >
          <div className={shared.folded}>
            {/* A visitor may have opened it before hydration. */}
            <details suppressHydrationWarning>
              <summary className={shared.link}>
                {choose.all}
                <Icon name="chevron-down" />
              </summary>
              <div className={styles.seasons}>
                {Object.entries(seasons).map(([season, rows]) => (
                  <Season key={season} region={region} season={season} rows={rows} />
                ))}
              </div>
            </details>
          </div>
        </Section>
      ))}
      <Section id="store" title={storing.title} text={storing.text} layout="aside">
        <FarmSteps items={storing.items} />
      </Section>
      <Section id="use" title={howTo.title} text={howTo.text} ground="soft" layout="aside">
        <FarmSteps items={howTo.items} />
      </Section>
      <Section id="sources" title={sources.title} text={sources.text} layout="aside">
        <ul className={shared.steps}>
          {Object.values(sources.items).map(({ title, publisher, says }) => (
            <li key={title}>
              <span>{`${publisher}: ${says}.`}</span> <cite translate="no">{title}</cite>
            </li>
          ))}
        </ul>
      </Section>
      <Closing {...close} cloth="sun" />
    </div>
  );
}
