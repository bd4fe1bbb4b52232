import notFound from 'content:notFound';
import { fill } from '../../collections/fill.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { Hero, HeroActions } from '../../components/hero/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Section } from '../../components/section/section.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { nearestPage } from './nearest.ts';
import styles from './fallback.module.css';

const words = notFound.fallback;

/** The nearest real page, or `null` for no suggestion. */
type Data = ReturnType<typeof nearestPage>;

/** Any other address (section 2, 404 page). */
export const screen = defineScreen<Data>({
  load: ({ location }) => Promise.resolve(nearestPage(location.pathname, words.nearest)),
  meta: () => words.meta,
  Page: Fallback,
});

function Fallback({ data: near }: ScreenProps<Data>) {
  return (
    <div data-colour="about">
      <Hero hero={words} colour="about">
        <HeroActions>
          <ButtonLink {...words.home} />
          <ButtonLink href="/" label={words.back} variant="quiet" back />
        </HeroActions>
        {near && (
          <SiteLink href={near.href} className={styles.suggestion}>
            {fill(words.suggestion, { name: near.name })}
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </Hero>
      <ClothBand cloth="zigzag" />
      <Section title={words.quickTitle} layout="aside">
        <div>
          <Picture
            className={styles.scene}
            picture={words.quickPicture}
            sizes="(width >= 1024px) 44rem, 92vw"
          />
          <ul className={styles.signpost}>
            {words.quickLinks.map(({ name, href }) => (
              <li key={href}>
                <SiteLink href={href} className={styles.board}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}
