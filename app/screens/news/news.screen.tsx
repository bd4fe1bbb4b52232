import news from 'content:news';
import newsCards from 'content:newsCards';
import { ClothBand } from '#app/components/cloth-band/cloth-band.tsx';
import { Hero } from '#app/components/hero/hero.tsx';
import { Section } from '#app/components/section/section.tsx';
import { Newsletter } from '#app/forms/newsletter.tsx';
import { defineScreen } from '#app/router/screen.ts';
import { NewsList } from './news-list.tsx';

/** `/news` (section 2, News list). */
export const screen = defineScreen({ meta: () => news.meta, tone: 'cream', Page: News });

function News() {
  const { title, text } = news.newsletter;
  return (
    <div data-colour="news">
      <Hero hero={news.hero} colour="news" tone="cream" />
      <ClothBand cloth="eye" />
      <NewsList articles={newsCards} />
      <Section title={title} text={text} ground="soft" layout="aside">
        <Newsletter place="news" />
      </Section>
    </div>
  );
}
