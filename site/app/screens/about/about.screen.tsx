import about from 'content:about';
import milestones from 'content:milestones';
import partners from 'content:partners';
import site from 'content:site';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { PhotoCredit } from '../../components/photo-credit/photo-credit.tsx';
import { CurrentYear } from '../../components/current-year/current-year.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Parts, type Part } from '../../components/parts/parts.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { SampleMark } from '../../components/sample-mark/sample-mark.tsx';
import { Section } from '../../components/section/section.tsx';
import { Stats } from '../../components/stats/stats.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { Partnership } from '../../forms/partnership.tsx';
import { defineScreen } from '../../router/screen.ts';
import { PartnerLogo } from './partner-logo.tsx';
import { Purpose } from './purpose.tsx';
import { Team } from './team.tsx';
import styles from './about.module.css';

/** `/about` (section 2, About page). */
export const screen = defineScreen({ meta: () => about.meta, Page: About });

const PARTS: readonly Part[] = [
  ['story', about.story],
  ['purpose', { title: about.missionTitle }],
  ['values', about.values],
  ['journey', about.journey],
  ['team', about.team],
  ['partners', about.partners],
  ['partnership', about.partnership],
];

const [before, after] = about.experience.split('{years}');

function About() {
  return (
    <>
      <div className={styles.top}>
        <Hero hero={about.hero} colour="about">
          <p className={styles.experience}>
            {before && <span>{before}</span>}
            <strong className={styles.years}>
              <CurrentYear since={site.founded} />
            </strong>
            {after && <span>{after}</span>}
          </p>
        </Hero>
      </div>
      <ClothBand cloth="eye" />
      <Parts parts={PARTS} />
      <Story />
      <Purpose />
      <Values />
      <Journey />
      <Team />
      <Partners />
      <ClothBand cloth="sun" />
      <SignUp />
    </>
  );
}

function Story() {
  const { title, image, paragraphs } = about.story;
  return (
    <Section id="story" title={title} layout="aside">
      <div className={styles.story} data-reveal="section">
        <div className={styles.prose}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {PHOTOGRAPHS && <PhotoCredit picture={image} />}
        </div>
        <Picture
          picture={image}
          sizes="(width >= 1024px) 26rem, (width >= 768px) 45vw, 92vw"
          className={styles.poster}
        />
      </div>
    </Section>
  );
}

/** Six values in large words of six colours. */
function Values() {
  const { title, text, items } = about.values;
  return (
    <Section id="values" title={title} text={text}>
      <ul className={styles.values}>
        {items.map(({ icon, title: value, description }) => (
          <li key={value} className={styles.value} data-reveal="section">
            <Icon name={icon} />
            <Fold head={<h3 className={styles.word}>{value}</h3>}>
              <p>{description}</p>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Journey() {
  const { title, text } = about.journey;
  return (
    <section id="journey">
      <div className={styles.journey} data-reveal="section">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <Timeline milestones={milestones} />
    </section>
  );
}

/** Name cards (section 2), in the form of labels on a cord. A partner's logo shows when there is a file of it. */
function Partners() {
  const { title, text } = about.partners;
  return (
    <Section id="partners" title={title} text={text} ground="soft" colour="partners">
      <ul className={styles.partners}>
        {partners.map(({ name, logo, description }) => (
          <li key={name} className={styles.partner} data-reveal="section">
            <div className={styles.label}>
              {PHOTOGRAPHS && <PartnerLogo logo={logo} />}
              <Fold head={<h3 translate="no">{name}</h3>}>
                <p>{description}</p>
              </Fold>
            </div>
          </li>
        ))}
      </ul>
      <SampleMark />
    </Section>
  );
}

function SignUp() {
  const { title, text, stats } = about.partnership;
  return (
    <Section id="partnership" title={title} text={text} ground="soft" colour="about" layout="aside">
      <div className={styles.signUp} data-reveal="section">
        <Partnership />
        <Stats stats={stats} />
      </div>
    </Section>
  );
}
