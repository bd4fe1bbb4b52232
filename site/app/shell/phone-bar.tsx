import navigation from 'content:navigation';
import site from 'content:site';
import ui from 'content:ui';
import { Icon } from '../components/icon/icon.tsx';
import { BackToTop } from './back-to-top.tsx';
import { NavLinks } from './nav-links.tsx';
import menu from './mobile-menu.module.css';
import styles from './phone-bar.module.css';

const BUSINESSES_ID = 'businesses';

/** The first entry of the navigation that has a panel: the businesses. */
const businesses = navigation.main.find(({ dropdownItems }) => dropdownItems);

/**
 * What the info bar is on desktops, for the thumb: telephone, WhatsApp and the businesses at the foot of phones, with
 * the pages for farmers below them. It is the last element of the page and sticks to the foot of the screen, so that it
 * never hides the end of the page. The round button has its place in it; on wide screens that stands beside the content.
 * @param chat address of a chat with us
 */
export function PhoneBar({ chat }: { chat: string }) {
  return (
    <div className={styles.bar} data-screen-only>
      <nav className={styles.ways} aria-label={ui.phoneBar}>
        <a href={site.phone.call} className={styles.way}>
          <Icon name="phone" />
          {ui.contactStrip.call}
        </a>
        <a href={chat} target="_blank" rel="noopener noreferrer" className={styles.way}>
          <Icon name="whatsapp" />
          {ui.contactStrip.whatsapp}
        </a>
        {/* `browser/enhance/menus.ts` sets aria-expanded, perhaps before hydration. */}
        <button
          type="button"
          className={styles.way}
          popoverTarget={BUSINESSES_ID}
          suppressHydrationWarning
        >
          <Icon name="leaf" />
          {businesses?.name}
        </button>
        <ul popover="auto" id={BUSINESSES_ID} className={styles.panel}>
          <NavLinks
            links={[...(businesses?.dropdownItems ?? []), ...navigation.tools]}
            className={menu.link}
            entry={menu.entry}
          />
        </ul>
      </nav>
      <BackToTop />
    </div>
  );
}
