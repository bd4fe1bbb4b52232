import navigation from 'content:navigation';
import site from 'content:site';
import ui from 'content:ui';
import { Icon } from '../components/icon/icon.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import { BackToTop } from './back-to-top.tsx';
import { useCurrent } from './current.ts';
import styles from './phone-bar.module.css';

/**
 * What the info bar is on desktops, for the thumb: telephone, WhatsApp and the two doors at the foot of phones. It is the
 * last element of the page and sticks to the foot of the screen, so that it never hides the end of the page. The round
 * button has its place in it; on wide screens that stands beside the content.
 * @param chat address of a chat with us
 */
export function PhoneBar({ chat }: { chat: string }) {
  const { current } = useCurrent();
  return (
    <div className={styles.bar} data-screen-only>
      <nav className={styles.ways} aria-label={ui.phoneBar}>
        <a href={site.phone.call} className={styles.way}>
          <Icon name="phone" />
          {ui.contactStrip.call}
        </a>
        <a href={chat} target="_blank" rel="noopener noreferrer" className={styles.way}>
          <Icon name="whatsapp" />
          {ui.contactStrip.chatApp}
        </a>
        {navigation.doors.map(({ name, href, icon }) => (
          <SiteLink key={href} href={href} className={styles.way} current={current(href)}>
            <Icon name={icon} />
            {name}
          </SiteLink>
        ))}
      </nav>
      <BackToTop />
    </div>
  );
}
