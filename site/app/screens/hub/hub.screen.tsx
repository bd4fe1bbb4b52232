import type farm from 'content:farm';
import people from 'content:people';
import site from 'content:site';
import { splitText } from '../../collections/split-text.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Closing } from '../../components/closing/closing.tsx';
import type { Cloth } from '../../components/cloth-band/cloth-band.tsx';
import { LinkCard } from '../../components/link-card/link-card.tsx';
import { PersonCard } from '../../components/person-card/person-card.tsx';
import { ONE_OF_THREE, type Sizes } from '../../components/picture/picture.tsx';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';
import { Section } from '../../components/section/section.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { pagePath } from '../../language.ts';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import type { ColourKey } from '#render/content/field-kinds.ts';
import styles from './hub.module.css';

type HubContent = typeof farm;

type Look = { colour: ColourKey; cloth: Cloth };

type HubData = { hub: HubContent; look: Look };

/** The two doors, by their paths. */
const hubs: Readonly<Record<string, Look & { load: () => Promise<{ default: HubContent }> }>> = {
  '/farm': { load: () => import('content:farm'), colour: 'partners', cloth: 'leaf' },
  '/buyers': { load: () => import('content:buyers'), colour: 'coffee', cloth: 'sun' },
};

/** @throws {Error} when the path has no hub */
async function loadHub(path: string): Promise<HubData> {
  const found = hubs[path];
  if (!found) throw new Error(`There is no hub for ${path}: add it to screens/hub/hub.screen.tsx`);
  const { load, ...look } = found;
  return { hub: (await load()).default, look };
}

/** `/farm` and `/buyers`: short pages behind the two doors, with cards that lead on and, for buyers, whom to write to. */
export const screen = defineScreen<HubData>({
  load: ({ location }) => loadHub(pagePath(location.pathname)),
  meta: ({ hub }) => hub.meta,
  crumb: ({ hub }) => hub.head.title,
  tone: 'cream',
  Page: Hub,
});

const ONE_OF_FOUR: Sizes = '(width >= 1024px) min(22vw, 20rem), (width >= 768px) 45vw, 92vw';

/** A text with the telephone number of the company, if it has it, as a link to write an SMS. */
function withSmsLink(text = '') {
  const { display, sms } = site.phone;
  // Numbers in texts do not break.
  const [before, ...after] = splitText(text, display.replaceAll(' ', '\u00a0'));
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && (
        <a href={sms} className={styles.sms} translate="no">
          {display}
        </a>
      )}
      <span>{after}</span>
    </>
  );
}

function Hub({ data: { hub, look } }: ScreenProps<HubData>) {
  const { colour, cloth } = look;
  const { title, text, items } = hub.tools;
  const links = [...items.map((item) => ({ ...item, label: item.title })), ...(hub.more ?? [])];
  return (
    <div data-colour={colour}>
      <PictureHead
        above={<Breadcrumbs title={hub.head.title} />}
        title={hub.head.title}
        text={hub.head.text}
        image={hub.image}
        cloth={cloth}
      >
        {/* On phones the cards are two screens long: here all of them, and some more, are one press away. */}
        <ul className={styles.list} data-screen-only>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href} className={styles.link}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </PictureHead>
      <Section title={title} text={text}>
        <ul className={styles.tools}>
          {items.map((tool) => (
            <li key={tool.href}>
              <LinkCard
                {...tool}
                more={tool.go}
                sizes={items.length === 4 ? ONE_OF_FOUR : ONE_OF_THREE}
              />
            </li>
          ))}
        </ul>
      </Section>
      {hub.people && (
        <Section title={hub.people.title} text={hub.people.text} ground="soft" layout="aside">
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.name}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Closing {...hub.close} text={withSmsLink(hub.close.text)} cloth={cloth} />
    </div>
  );
}
