import navigation from 'content:navigation';
import ui from 'content:ui';
import { Icon } from '../components/icon/icon.tsx';
import { Logo } from '../components/logo/logo.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { useCurrent } from './current.ts';
import { Dropdown } from './dropdown.tsx';
import { headerEntries } from './header-entries.ts';
import { MENU_ID, MobileMenu } from './mobile-menu.tsx';
import { Languages } from './languages.tsx';
import styles from './header.module.css';
import languageStyles from './languages.module.css';

const { entries, connect } = headerEntries(navigation.main);

/** Logo, main navigation and, on phones, the button of the menu. It lies over the hero's picture. */
export function Header({ tone }: { tone: 'ink' | 'cream' }) {
  const { current } = useCurrent();
  return (
    <header className={tone === 'cream' ? `${styles.header} ${styles.cream}` : styles.header}>
      <div className={styles.inner}>
        <SiteLink href="/" className={styles.logo} current={current('/')}>
          <Logo className={styles.sign} />
        </SiteLink>
        <nav className={styles.nav} aria-label={ui.mainNavigation}>
          <ul className={styles.list}>
            {entries.map((item) => (
              <li key={item.name}>
                {item.dropdownItems ? (
                  <Dropdown name={item.name} items={item.dropdownItems} className={styles.link} />
                ) : (
                  <SiteLink href={item.href} className={styles.link} current={current(item.href)}>
                    {item.name}
                  </SiteLink>
                )}
              </li>
            ))}
            <li>
              <SiteLink
                href="/search"
                className={styles.link}
                current={current('/search')}
                label={ui.search}
              >
                <Icon name="search" />
              </SiteLink>
            </li>
            {connect && (
              <li className={styles.connect}>
                <SiteLink
                  href={connect.href}
                  className={styles.link}
                  current={current(connect.href)}
                >
                  {connect.name}
                </SiteLink>
              </li>
            )}
          </ul>
        </nav>
        {OTHER_LANGUAGES && (
          <span className={languageStyles.inHeader} data-screen-only>
            <Languages languages={OTHER_LANGUAGES} />
          </span>
        )}
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MENU_ID}
          aria-label={ui.openMenu}
          aria-haspopup="dialog"
        >
          <span className={styles.bars} aria-hidden="true" />
        </button>
      </div>
      <MobileMenu />
    </header>
  );
}
