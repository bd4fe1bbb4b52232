import partnerships from 'content:partnerships';
import { Closing } from '../../components/closing/closing.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Mark } from '../../components/logo/logo.tsx';
import { Parts, type Part } from '../../components/parts/parts.tsx';
import { ProgramCard } from '../../components/program-card/program-card.tsx';
import { Section } from '../../components/section/section.tsx';
import { defineScreen } from '../../router/screen.ts';
import styles from './partnerships.module.css';

/** `/sustainability/partneships` (section 2, Partnerships page): why, with whom, and on what terms. */
export const screen = defineScreen({ meta: () => partnerships.meta, Page: Partnerships });

const PARTS: readonly Part[] = [
  ['why', partnerships.introduction],
  ['efforts', partnerships.programs],
  ['agreement', partnerships.principles],
];

function Partnerships() {
  return (
    <div data-colour="partners" className={styles.page}>
      <Hero hero={partnerships.hero} colour="partners" />
      <Parts parts={PARTS} />
      <Introduction />
      <Efforts />
      <Agreement />
      <Closing {...partnerships.close} cloth="eye" />
    </div>
  );
}

function Introduction() {
  const { title, paragraphs } = partnerships.introduction;
  return (
    <Section id="why" title={title}>
      <div className={styles.introduction} data-reveal="section">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

function Efforts() {
  const { title, text, items } = partnerships.programs;
  return (
    <section id="efforts">
      <div className={styles.head} data-reveal="section">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.bands}>
        {items.map((program) => (
          <li key={program.title}>
            <ProgramCard program={program} variant="band" sizes="(width >= 768px) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agreement() {
  const { title, text, items } = partnerships.principles;
  return (
    <Section id="agreement" title={title} text={text} layout="aside">
      <div className={styles.sheet}>
        <Mark className={styles.mark} />
        <ol className={styles.clauses}>
          {items.map((clause) => (
            <li key={clause.title}>
              <h3>{clause.title}</h3>
              <p>{clause.text}</p>
            </li>
          ))}
        </ol>
        <Names />
      </div>
    </Section>
  );
}

/** Three signatures. Decoration. */
function Names() {
  return (
    <svg className={styles.names} viewBox="0 0 660 80" aria-hidden="true" focusable="false">
      <path className={styles.lines} d="M4 70H200M230 70H426M456 70H652" />
      <path d="M18 60C34 24 46 10 50 22S34 66 44 62S62 36 68 42S62 64 74 60S92 34 96 44S94 64 108 56S128 40 130 50S126 64 142 58L176 48" />
      <path d="M250 22C246 44 244 58 248 66M246 40C262 14 286 12 284 26S258 44 264 50S290 66 300 60S312 40 318 44S312 62 324 60S334 30 342 26S338 62 350 60S372 46 396 52" />
      <path d="M474 56C480 22 500 6 506 18S486 40 500 42S516 24 514 40S496 64 512 62S530 40 538 44S536 64 546 58S556 42 562 48S560 64 574 58S588 22 594 24S586 62 600 58L634 44" />
    </svg>
  );
}
