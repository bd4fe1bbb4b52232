import pages from 'content:cataloguePages';
import words from 'content:service';
import { PageTurn } from '../../components/page-turn/page-turn.tsx';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';
import { Section } from '../../components/section/section.tsx';
import { ServiceCards } from '../../components/service-cards/service-cards.tsx';
import { loadCataloguePage, type CataloguePage } from '../../collections/collections.ts';
import { fill } from '../../collections/fill.ts';
import { plural } from '../../collections/plural.ts';
import { pagePath } from '../../language.ts';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { businessPages } from '#routes.ts';
import styles from './catalogue.module.css';
import { CATEGORY_STYLES } from './category-styles.ts';

/** `/business/:business/page/:page`: the services that a business page has no room for. */
export const screen = defineScreen<CataloguePage>({
  load: ({ location: { pathname } }, source) => loadCataloguePage(pagePath(pathname), source),
  // Each different (reading 11).
  meta: (data) => {
    const values = { ...wordsOf(data), page: data.page };
    const { title, description } = pages.meta;
    return { title: fill(title, values), description: fill(description, values) };
  },
  tone: 'cream',
  Page: Catalogue,
});

function wordsOf({ category, first, count, services }: CataloguePage) {
  const { title, text, range } = pages;
  const name = { category: words.categories[category] };
  const { length } = services;
  const numbers = { first, last: first + length - 1, count };
  return {
    title: fill(title, name),
    text: fill(text, name),
    range: fill(plural(range, length), numbers),
  };
}

function Catalogue({ data }: ScreenProps<CataloguePage>) {
  const { category, services, previous, more } = data;
  const { colour, cloth } = CATEGORY_STYLES[category];
  const { title, text, range } = wordsOf(data);
  return (
    <div data-colour={colour}>
      <PictureHead
        back={{ href: businessPages[category], label: words.back }}
        title={title}
        text={text}
        cloth={cloth}
      />
      <Section title={range}>
        <div className={styles.list}>
          <ServiceCards services={services} />
          <PageTurn
            before={{ href: previous, label: words.previous }}
            after={{ href: more, label: words.more }}
          />
        </div>
      </Section>
    </div>
  );
}
