import words from 'content:article';
import news from 'content:news';
import newsIndex from 'content:newsIndex';
import { ButtonLink } from '#app/components/button/button.tsx';
import { ClothBand } from '#app/components/cloth-band/cloth-band.tsx';
import { Hero } from '#app/components/hero/hero.tsx';
import { Section } from '#app/components/section/section.tsx';
import { Newsletter } from '#app/forms/newsletter.tsx';
import { defineScreen, type ScreenProps } from '#app/router/screen.ts';
import { askedFrom } from './asked.ts';
import { Empty } from './empty.tsx';
import { metaOf } from './meta.ts';
import { NewsList } from './news-list.tsx';
import { partAt, placeOf, type Place } from './place.ts';
import { fetchPages } from './shelf.ts';

type Data = Place | null;

/** `/news` (section 2, News list), its further pages, and those of each category. */
export const screen = defineScreen<Data>({
  load: async ({ params, location: { search } }) => {
    const place = placeOf(newsIndex, params);
    if (place) await fetchPages(partAt(newsIndex, place, askedFrom(search)).paths);
    return place;
  },
  meta: (place) => (place ? metaOf(place) : news.meta),
  tone: 'cream',
  Page: News,
});

function News({ data: place }: ScreenProps<Data>) {
  const { title, text } = news.newsletter;
  return (
    <div data-colour="news">
      <Hero hero={news.hero} colour="news" tone="cream" />
      <ClothBand cloth="eye" />
      {place ? <NewsList place={place} /> : <NoSuchPage />}
      <Section title={title} text={text} ground="soft" layout="aside">
        <Newsletter place="news" />
      </Section>
    </div>
  );
}

/** A page that the news does not have, or no longer. */
function NoSuchPage() {
  return (
    <Section title={news.listTitle} action={<ButtonLink href="/news" label={words.back} />}>
      <Empty />
    </Section>
  );
}
