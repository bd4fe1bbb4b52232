import notFound from 'content:notFound';
import { fill } from '../../collections/fill.ts';
import { addressOf } from '../../language.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { nearestPage } from './nearest.ts';
import styles from './not-found.module.css';

const words = notFound.address;

/** The nearest real page, or `null` for no suggestion. */
type Data = ReturnType<typeof nearestPage>;

/** Any other address (section 2, 404 page). */
export const screen = defineScreen<Data>({
  load: ({ location }) => Promise.resolve(nearestPage(location.pathname, words.nearest)),
  meta: () => words.meta,
  Page: NotFound,
});

/** A place: the quick links are the boards of the signpost in the picture. */
function NotFound({ data: near }: ScreenProps<Data>) {
  // Staff may have put another picture in the place of the drawing with the signpost.
  const hasPost = words.picture.wide.name === 'hero-lost';
  return (
    <div
      data-colour="about"
      className={hasPost ? styles.place : `${styles.place} ${styles.withoutPost}`}
    >
      <Hero hero={words} colour="about">
        <p className={styles.actions}>
          <ButtonLink {...words.home} />
          <ButtonLink href="/" label={words.back} variant="quiet" back />
        </p>
        <div className={styles.ways}>
          {near && (
            <SiteLink href={near.href} className={styles.suggestion}>
              <span>{fill(words.suggestion, { name: near.name })}</span>
              <Icon name="arrow-right" />
            </SiteLink>
          )}
          {/* A script adds the words of this address to the link (`enhance/search-field.ts`), so the router must not follow it. */}
          <a href={addressOf(words.search.href)} className={styles.suggestion} data-asks>
            {words.search.label}
            <Icon name="search" />
          </a>
        </div>
      </Hero>
      <nav aria-label={words.quickTitle}>
        <h2 className={styles.quick}>{words.quickTitle}</h2>
        <ul className={styles.boards}>
          {words.quickLinks.map(({ name, href }) => (
            <li key={href}>
              <SiteLink href={href} className={styles.board}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
