import frameworks from 'content:frameworks';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { Closing } from '../../components/closing/closing.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Parts, type Part } from '../../components/parts/parts.tsx';
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx';
import { ProgramCard } from '../../components/program-card/program-card.tsx';
import type { Sizes } from '../../components/picture/picture.tsx';
import { MailText } from '../../components/mail-text/mail-text.tsx';
import { Section } from '../../components/section/section.tsx';
import { defineScreen } from '../../router/screen.ts';
import styles from './frameworks.module.css';
import { SeasonRing } from './shared/season-ring.tsx';

/** `/sustainability/frameworks` (section 2, Framework page): three pillars, the cycle of a year, rules. */
export const screen = defineScreen({ meta: () => frameworks.meta, Page: Frameworks });

const PARTS: readonly Part[] = [
  ['questions', frameworks.introduction],
  ['pillars', frameworks.programs],
  ['journey', frameworks.process],
  ['rules', frameworks.principles],
];

function Frameworks() {
  return (
    <div data-colour="sustainability" className={styles.page}>
      <Hero hero={frameworks.hero} colour="sustainability" />
      <Parts parts={PARTS} />
      <Introduction />
      <Pillars />
      <Journey />
      <Rules />
      <Closing {...frameworks.close} cloth="zigzag" />
    </div>
  );
}

function Introduction() {
  const { title, paragraphs } = frameworks.introduction;
  return (
    <Section id="questions" title={title} layout="aside">
      <div className={styles.introduction} data-reveal="section">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

/** The layout gives each pillar another width. */
/** Of each pillar, from three side by side to one below the other. */
const PILLAR: Sizes = '(width >= 1024px) min(29vw, 27rem), (width >= 768px) 30rem, 92vw';

function Pillars() {
  const { title, text, items } = frameworks.programs;
  return (
    <section id="pillars" className={styles.pillars}>
      <div className={styles.grid}>
        <div className={styles.head} data-reveal="section">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className={styles.list}>
          {items.map((program) => (
            <li key={program.title} data-reveal="section">
              <ProgramCard program={program} variant="pillar" sizes={PILLAR} />
            </li>
          ))}
        </ul>
      </div>
      <ClothBand cloth="rows" />
    </section>
  );
}

function Journey() {
  const { process } = frameworks;
  return (
    <Section id="journey" title={process.title} text={process.text} ground="soft">
      <div className={styles.journey}>
        <SeasonRing />
        <ProcessSteps steps={process.items} shape="cycle" />
      </div>
    </Section>
  );
}

function Rules() {
  const { title, text, items } = frameworks.principles;
  return (
    <Section id="rules" title={title} text={text} layout="aside">
      <ul className={styles.rules}>
        {items.map((rule) => (
          <li key={rule.title} data-reveal="section">
            <h3>{rule.title}</h3>
            <p>
              <MailText text={rule.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
