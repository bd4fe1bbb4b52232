import notFound from 'content:notFound';
import words from 'content:service';
import { AskSearch } from '../../components/back-link/back-link.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Closing } from '../../components/closing/closing.tsx';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { Section } from '../../components/section/section.tsx';
import { ServiceCards } from '../../components/service-cards/service-cards.tsx';
import { Share } from '../../components/share/share.tsx';
import { loadService, type Entry, type ServiceEntry } from '../../collections/collections.ts';
import type { Parameters } from '../../router/address.ts';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { businessPageOf, businessPages } from '#routes.ts';
import { Facts } from './facts.tsx';
import { CATEGORY_STYLES } from './category-styles.ts';
import styles from './service.module.css';

type Data = Entry<ServiceEntry> | null;

/** `/services/:category/:id` (section 2). A part that cannot be decoded has no service (reading 4). */
export const screen = defineScreen<Data>({
  load: ({ params: { category, id } }, source) =>
    category && id ? loadService(category, id, source) : Promise.resolve(null),
  meta: (data) => data?.service ?? notFound.service.meta,
  crumb: (data) => (data?.service ?? notFound.service).title,
  tone: 'cream',
  Page: ({ data, params }: ScreenProps<Data>) =>
    data ? <Service entry={data} /> : <UnknownService params={params} />,
});

function Service({ entry: { service, related, html } }: { entry: Entry<ServiceEntry> }) {
  const { title, description, image, category, link, facts } = service;
  const { colour, cloth } = CATEGORY_STYLES[category];
  // Contact has these two categories among its subjects.
  const isSubject = category === 'coffee' || category === 'tea';
  const query = isSubject ? `?subject=${category}` : '';
  const askAddress = `${words.ask.action.href}${query}#inquiry`;
  return (
    <div data-colour={colour}>
      <PictureHead
        above={<Breadcrumbs title={title} />}
        // Where there is no history (reading 28).
        back={{ href: businessPages[category], label: words.back }}
        title={title}
        text={description}
        image={image}
        cloth={cloth}
      />
      <div className={styles.body}>
        <Facts facts={facts} />
        <div className={styles.text}>
          <Prose path={link} html={html} />
          <Share heading={words.share} path={link} title={title} />
        </div>
      </div>
      {related.length > 0 && (
        <div data-screen-only>
          <Section title={words.related} ground="soft">
            <ServiceCards services={related} />
          </Section>
        </div>
      )}
      <Closing {...words.ask} action={{ ...words.ask.action, href: askAddress }} cloth={cloth} />
    </div>
  );
}

/** All unknown services of a category share one document; `fillParameters` adds the words of the address. */
function UnknownService({ params }: { params: Parameters }) {
  const { title, text, picture, id, category, notAvailable, back } = notFound.service;
  return (
    <div data-colour="news">
      <PictureHead title={title} text={text} image={picture}>
        <dl className={styles.asked} data-needs-scripts>
          <div>
            <dt>{id}</dt>
            <dd data-parameter="id">{params['id'] ?? notAvailable}</dd>
          </div>
          <div>
            <dt>{category}</dt>
            <dd data-parameter="category">{params['category'] ?? notAvailable}</dd>
          </div>
        </dl>
        <ButtonLink
          href={businessPageOf(params['category']) ?? '/'}
          label={back}
          variant="light"
          back
        />
        <AskSearch {...notFound.address.search} />
      </PictureHead>
    </div>
  );
}
