import navigation from 'content:navigation';
import site from 'content:site';
import ui from 'content:ui';
import { ClothBand } from '../components/cloth-band/cloth-band.tsx';
import { ContactStrip } from '../components/contact-strip/contact-strip.tsx';
import { CurrentYear } from '../components/current-year/current-year.tsx';
import { Logo } from '../components/logo/logo.tsx';
import { SocialLinks } from '../components/social-links/social-links.tsx';
import { NavLinks } from './nav-links.tsx';
import styles from './footer.module.css';

/**
 * The `id` of each link is its address: without scripts, `#/about` jumps to it (reading 2). On phones each column folds;
 * it is open until `browser/enhance/footer.ts` folds it, perhaps before hydration.
 */
function Columns() {
  return navigation.footer.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <details open suppressHydrationWarning>
        <summary className={styles.fold}>{title}</summary>
        <ul>
          <NavLinks links={links} className={styles.link} idOf={(href) => href} />
        </ul>
      </details>
    </nav>
  ));
}

const [before, after] = ui.copyright.split('{year}');

/** The footer of every page (section 2). `chat` is the address of a chat with us. */
export function Footer({ chat }: { chat: string }) {
  return (
    <footer className={styles.footer} data-reveal="footer" data-screen-only>
      <ClothBand cloth="rows" />
      <div className={styles.inner}>
        <ContactStrip chat={chat} />
        <div className={styles.main}>
          <div className={styles.brand}>
            <Logo className={styles.logo} />
            <p className={styles.tagline}>{site.tagline}</p>
            <p>{site.blurb}</p>
            <SocialLinks links={site.socials} />
          </div>
          <div className={styles.columns}>
            <Columns />
          </div>
        </div>
        {site.sampleContent && <p className={styles.fiction}>{site.sampleNote}</p>}
        <ul className={styles.bottomLinks}>
          <NavLinks links={[...navigation.doors, ...navigation.also]} className={styles.link} />
        </ul>
        <div className={styles.bottom}>
          <p>
            {before}
            <CurrentYear />
            {after}
          </p>
          <ul className={styles.bottomLinks}>
            {/* No column has a link to Home, so `#/` jumps to this one. */}
            <NavLinks
              links={navigation.bottom}
              className={styles.link}
              idOf={(href) => (href === '/' ? href : undefined)}
            />
          </ul>
        </div>
      </div>
    </footer>
  );
}
