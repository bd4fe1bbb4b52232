import navigation from 'content:navigation';
import site from 'content:site';
import ui from 'content:ui';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { Languages } from './languages.tsx';
import styles from './info-bar.module.css';

/** The way to the pages for farmers. The bar has room for one link where it is narrowest. */
const [farm] = navigation.tools;

/** Business hours, city, e-mail and phone, and the pages for farmers. It stays at the top of desktop screens (section 2). */
export function InfoBar() {
  return (
    <aside className={styles.bar} aria-label={ui.infoBar} data-screen-only>
      <div className={styles.inner}>
        <span>{site.hours.short}</span>
        <span translate="no">{site.office.city}</span>
        {farm && <SiteLink href={farm.href}>{farm.name}</SiteLink>}
        <a className={styles.contact} href={`mailto:${site.emails.info}`} translate="no">
          {site.emails.info}
        </a>
        <a href={site.phone.call} translate="no">
          {site.phone.display}
        </a>
        {OTHER_LANGUAGES && <Languages languages={OTHER_LANGUAGES} />}
      </div>
    </aside>
  );
}
