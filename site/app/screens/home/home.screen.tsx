import home from 'content:home';
import latestNews from 'content:latestNews';
import testimonials from 'content:testimonials';
import { ArticleCard } from '../../components/article-card/article-card.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { PhotoCredit } from '../../components/photo-credit/photo-credit.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Hero, HeroActions } from '../../components/hero/hero.tsx';
import { ONE_OF_THREE, Picture } from '../../components/picture/picture.tsx';
import { RegionMap, RegionTable } from '../../components/region-table/region-table.tsx';
import { SampleMark } from '../../components/sample-mark/sample-mark.tsx';
import { Section } from '../../components/section/section.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import { Stats } from '../../components/stats/stats.tsx';
import { Newsletter } from '../../forms/newsletter-form.tsx';
import { defineScreen } from '../../router/screen.ts';
import { Hill, HillYear } from './hill.tsx';
import styles from './home.module.css';

/** `/` (section 2, Home page). */
export const screen = defineScreen({ meta: () => home.meta, Page: Home });

function Home() {
  const { hero } = home;
  return (
    <>
      <div className={styles.top}>
        <Hero hero={hero} colour="home">
          <div className={styles.lead}>
            <HeroActions>
              <ButtonLink {...hero.primary} />
              <ButtonLink {...hero.secondary} variant="quiet" />
            </HeroActions>
            <p className={styles.trust}>{hero.trust}</p>
            <p className={styles.scrollHint} data-screen-only>
              {hero.scrollHint}
            </p>
          </div>
        </Hero>
      </div>
      <ClothBand cloth="zigzag" />
      <Businesses />
      <Presence />
      {latestNews.length > 0 && <LatestNews />}
      <Testimonials />
      <NewsletterBand />
    </>
  );
}

function Businesses() {
  const { title, text, action } = home.business;
  return (
    <Section
      title={title}
      text={text}
      action={
        <div className={styles.ways}>
          <HeroActions>
            <ButtonLink {...action} />
          </HeroActions>
        </div>
      }
    >
      <Hill />
      <HillYear />
    </Section>
  );
}

function Presence() {
  const { title, text, map, totals, labels, regions } = home.presence;
  return (
    <Section
      title={title}
      text={text}
      ground="dark"
      layout="aside"
      action={
        <div className={styles.totals}>
          <Stats stats={totals} />
        </div>
      }
    >
      <div className={styles.regions}>
        <RegionMap
          map={map}
          regions={regions}
          className={styles.map}
          sizes="(width >= 1024px) min(61vw, 56rem), 92vw"
        />
        <RegionTable caption={title} labels={labels} regions={regions} />
      </div>
    </Section>
  );
}

function LatestNews() {
  const { title, text, action } = home.news;
  return (
    <Section
      title={title}
      text={text}
      ground="white"
      action={<ButtonLink {...action} variant="quiet" />}
    >
      <ul className={styles.news}>
        {latestNews.map((article, index) => (
          <li key={article.id} data-reveal="section">
            <ArticleCard
              article={article}
              sizes={index === 0 ? ONE_OF_THREE : '(width >= 768px) min(29vw, 27rem), 10rem'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Testimonials() {
  const { title, text, stats } = home.testimonials;
  return (
    <Section title={title} text={text} ground="soft" colour="partners">
      <ul className={styles.testimonials}>
        {testimonials.map(({ name, role, quote, text: words, avatar, rating }) => (
          <li key={name} data-reveal="section">
            <div className={styles.testimonial}>
              <Picture
                picture={avatar}
                sizes="(width >= 768px) min(29vw, 27rem), 5rem"
                className={styles.avatar}
              />
              <div className={styles.who}>
                <strong className={styles.person} translate="no">
                  {name}
                </strong>
                <span>{role}</span>
                <Stars rating={rating} />
              </div>
              <blockquote className={styles.quote}>
                <Fold head={<span className={styles.strong}>{quote}</span>}>
                  <p>{words}</p>
                  {PHOTOGRAPHS && <PhotoCredit picture={avatar} />}
                </Fold>
              </blockquote>
            </div>
          </li>
        ))}
      </ul>
      <SampleMark />
      <Stats stats={stats} />
    </Section>
  );
}

function NewsletterBand() {
  const { title, text, stats } = home.newsletter;
  return (
    <Section title={title} text={text} ground="warm" layout="aside">
      <div className={styles.newsletter} data-reveal="section">
        <Newsletter place="home" variant="dark" />
        <Stats stats={stats} />
      </div>
    </Section>
  );
}
