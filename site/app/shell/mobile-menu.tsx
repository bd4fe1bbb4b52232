import navigation from 'content:navigation';
import site from 'content:site';
import ui from 'content:ui';
import { Logo } from '../components/logo/logo.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { useCurrent } from './current.ts';
import { NavLinks } from './nav-links.tsx';
import styles from './mobile-menu.module.css';

export const MENU_ID = 'menu';

/**
 * The menu of phones: a native dialog with native accordions. It needs no script: it is a popover, which more browsers
 * know than command buttons. `browser/enhance/menus.ts` opens it as a modal dialog, which keeps the focus (reading 24).
 */
export function MobileMenu() {
  const { current, currentAmong } = useCurrent();
  return (
    <dialog id={MENU_ID} className={styles.menu} popover="auto" aria-label={ui.menu}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <Logo className={styles.logo} />
          <button
            type="button"
            className={styles.close}
            popoverTarget={MENU_ID}
            aria-label={ui.closeMenu}
          />
        </div>
        <nav aria-label={ui.menu}>
          <ul>
            {navigation.main.map(({ name, href, dropdownItems }) => (
              <li key={name} className={styles.entry}>
                {dropdownItems ? (
                  <details name="menu">
                    <summary className={styles.link} aria-current={currentAmong(dropdownItems)}>
                      {name}
                    </summary>
                    <ul className={styles.items}>
                      <NavLinks links={dropdownItems} className={styles.item} />
                    </ul>
                  </details>
                ) : (
                  <SiteLink href={href} className={styles.link} current={current(href)}>
                    {name}
                  </SiteLink>
                )}
              </li>
            ))}
            <NavLinks
              links={[...navigation.doors, { name: ui.search, href: '/search' }]}
              className={styles.link}
              entry={styles.entry}
            />
          </ul>
        </nav>
        <p className={styles.contact} translate="no">
          <a href={site.phone.call}>{site.phone.display}</a>
          <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a>
        </p>
      </div>
    </dialog>
  );
}
