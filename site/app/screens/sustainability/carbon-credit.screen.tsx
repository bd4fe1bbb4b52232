import carbonCredit from 'content:carbonCredit';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { Closing } from '../../components/closing/closing.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Parts, type Part } from '../../components/parts/parts.tsx';
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx';
import { ProgramCard } from '../../components/program-card/program-card.tsx';
import { Section } from '../../components/section/section.tsx';
import { defineScreen } from '../../router/screen.ts';
import { FarmLink } from '../business/shared/farm-link.tsx';
import styles from './carbon-credit.module.css';
import { Ridge } from './shared/ridge.tsx';
import { TreeRings } from './shared/tree-rings.tsx';

/** `/sustainability/carboncredit` (section 2, Carbon credit page): from a tree up the ridge to a credit. */
export const screen = defineScreen({ meta: () => carbonCredit.meta, Page: CarbonCredit });

const PARTS: readonly Part[] = [
  ['credit', carbonCredit.introduction],
  ['programs', carbonCredit.programs],
  ['process', carbonCredit.process],
  ['answers', carbonCredit.principles],
];

function CarbonCredit() {
  return (
    <div data-colour="sustainability" className={styles.page}>
      <Hero hero={carbonCredit.hero} colour="sustainability" />
      <ClothBand cloth="leaf" />
      <Parts parts={PARTS} />
      <Introduction />
      <Programs />
      <Process />
      <Answers />
      <FarmLink page="carbon" />
      <Closing {...carbonCredit.close} cloth="sun" />
    </div>
  );
}

function Introduction() {
  const { title, paragraphs } = carbonCredit.introduction;
  return (
    <Section id="credit" title={title}>
      <div className={styles.introduction}>
        <div className={styles.paragraphs} data-reveal="section">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.slice} data-reveal="section">
          <TreeRings />
        </div>
      </div>
    </Section>
  );
}

function Programs() {
  const { title, text, items } = carbonCredit.programs;
  return (
    <Section id="programs" title={title} text={text} ground="soft">
      <ul className={styles.posters}>
        {items.map((program) => (
          <li key={program.title} data-reveal="section">
            <ProgramCard
              program={program}
              variant="poster"
              sizes="(width >= 1024px) 25rem, (width >= 768px) 45vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Process() {
  const { process } = carbonCredit;
  return (
    <section id="process" className={styles.process}>
      <div className={styles.sky} data-reveal="section">
        <h2>{process.title}</h2>
        <p>{process.text}</p>
      </div>
      <Ridge />
      <div className={styles.slope}>
        <ProcessSteps steps={process.items} shape="climb" />
      </div>
    </section>
  );
}

function Answers() {
  const { title, text, items } = carbonCredit.principles;
  return (
    <Section id="answers" title={title} text={text} layout="aside">
      <ul className={styles.answers}>
        {items.map((item) => (
          <li key={item.title} data-reveal="section">
            <Fold head={<h3>{item.title}</h3>}>
              <p>{item.text}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
