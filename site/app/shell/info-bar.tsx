import navigation from 'content:navigation';
import site from 'content:site';
import ui from 'content:ui';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { Languages } from './languages.tsx';
import styles from './info-bar.module.css';

/** Business hours, city, e-mail and phone, and the two doors. It stays at the top of desktop screens (section 2). */
export function InfoBar() {
  return (
    <aside className={styles.bar} aria-label={ui.infoBar} data-screen-only>
      <div className={styles.inner}>
        <span>{site.hours.short}</span>
        <span translate="no">{site.office.city}</span>
        <a className={styles.contact} href={`mailto:${site.emails.info}`} translate="no">
          {site.emails.info}
        </a>
        <a href={site.phone.call} translate="no">
          {site.phone.display}
        </a>
        {navigation.doors.map(({ name, href }) => (
          <SiteLink key={href} href={href}>
            {name}
          </SiteLink>
        ))}
        {OTHER_LANGUAGES && <Languages languages={OTHER_LANGUAGES} />}
      </div>
    </aside>
  );
}
