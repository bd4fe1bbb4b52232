import words from 'content:article';
import news from 'content:news';
import newsIndex from 'content:newsIndex';
import { ButtonLink } from '../../components/button/button.tsx';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Section } from '../../components/section/section.tsx';
import { Newsletter } from '../../forms/newsletter-form.tsx';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { parseNewsQuery } from './news-query.ts';
import { NoArticles } from './no-articles.tsx';
import { metaOf } from './news-meta.ts';
import { NewsList } from './news-list.tsx';
import { partAt, placeOf, type Place } from './news-place.ts';
import { loadPages } from './loaded-pages.ts';
import styles from './news-list.module.css';

type Data = Place | null;

/** `/news` (section 2, News list), its further pages, and those of each category. */
export const screen = defineScreen<Data>({
  load: async ({ params, location: { search } }, source) => {
    const place = placeOf(newsIndex, params);
    if (place) await loadPages(partAt(newsIndex, place, parseNewsQuery(search)).paths, source);
    return place;
  },
  meta: (place) => (place ? metaOf(place) : news.meta),
  tone: 'cream',
  Page: News,
});

function News({ data: place }: ScreenProps<Data>) {
  const { title, text } = news.newsletter;
  return (
    <div data-colour="news" className={styles.page}>
      <Hero hero={news.hero} colour="news" tone="cream" />
      <ClothBand cloth="eye" />
      {place ? <NewsList place={place} /> : <NoSuchPage />}
      <Section title={title} text={text} ground="soft" layout="aside">
        <Newsletter place="news" />
      </Section>
    </div>
  );
}

/** Replaces the list if the page of the address does not exist. */
function NoSuchPage() {
  return (
    <Section title={news.listTitle} action={<ButtonLink href="/news" label={words.back} />}>
      <NoArticles />
    </Section>
  );
}
