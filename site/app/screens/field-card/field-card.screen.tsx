import words from 'content:fieldCard';
import site from 'content:site';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../components/button/button.tsx';
import { Mark } from '../../components/logo/logo.tsx';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';
import { pagePath } from '../../language.ts';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { YearDial } from '../business/coffee/year-dial.tsx';
import { loadFieldCard, type FieldCard } from './field-cards.ts';
import styles from './field-card.module.css';

/** The data of the screen. */
export type FieldCardData = { card: FieldCard };

/** Figures of the business pages as cards for a wall: A5, black and white, with our telephone number. */
export const screen = defineScreen<FieldCardData>({
  load: async ({ location }) => ({ card: await loadFieldCard(pagePath(location.pathname)) }),
  meta: ({ card }) => card.meta,
  crumb: ({ card }) => card.feature.title,
  tone: 'cream',
  Page: Card,
});

function Card({ data: { card } }: ScreenProps<FieldCardData>) {
  const { title, text = '' } = card.feature;
  return (
    <div data-colour={card.colour} className={styles.page}>
      <PictureHead above={<Breadcrumbs title={title} />} title={title} text={text} cloth="leaf">
        <div className={styles.print} data-screen-only>
          <p>{words.how}</p>
          <div data-needs-scripts data-hydrate>
            <Button variant="light" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </div>
      </PictureHead>
      <div className={styles.wall}>
        <div className={styles.sheet}>
          <p className={styles.name} translate="no" data-screen-only>
            <Mark className={styles.mark} />
            {site.name}
          </p>
          <Figure card={card} />
          <p className={styles.call}>
            {words.call}{' '}
            <a href={site.phone.call} translate="no">
              {site.phone.display}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Figure({ card }: { card: FieldCard }) {
  switch (card.kind) {
    case 'year':
      return <Year {...card.feature} />;
    case 'season':
      return <Seasons items={card.feature.items} />;
    case 'soil':
      return <SoilTest items={card.feature.items} />;
  }
}

/** The dial of the coffee year, and below it the meaning of its numbers. */
function Year({ items, monthNames }: Extract<FieldCard, { kind: 'year' }>['feature']) {
  return (
    <>
      <YearDial items={items} monthNames={monthNames} look={styles} />
      <ol className={styles.spans}>
        {items.map(({ title, note }, index) => (
          <li key={title}>
            <span className={styles.number}>{index + 1}</span>
            <h2>{title}</h2>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Two months in each field. */
function Seasons({ items }: Pick<FieldCard['feature'], 'items'>) {
  return (
    <ol className={styles.seasons}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <p className={styles.months}>{note}</p>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A test tube, a name and a sign in the crop for each line of the result. */
function SoilTest({ items }: Pick<Extract<FieldCard, { kind: 'soil' }>['feature'], 'items'>) {
  return (
    <ol className={styles.lines}>
      {items.map(({ title, note, symbol }) => (
        <li key={title}>
          <svg className={styles.tube} viewBox="0 0 56 60" aria-hidden="true" focusable="false">
            <path className={styles.liquid} d="M2 14H54V32a26 26 0 0 1-52 0Z" />
            <path className={styles.glass} d="M2 1V32a26 26 0 0 0 52 0V1" />
            <text x="28" y="36">
              {symbol}
            </text>
          </svg>
          <h2>{title}</h2>
          <p>{note}</p>
        </li>
      ))}
    </ol>
  );
}
