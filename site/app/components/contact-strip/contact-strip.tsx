import site from 'content:site';
import ui from 'content:ui';
import { Icon } from '../icon/icon.tsx';
import styles from './contact-strip.module.css';

/**
 * Telephone, WhatsApp and e-mail in a row (section 2, Shared shell), on a dark ground.
 * @param chat address of a chat with us
 */
export function ContactStrip({ chat }: { chat: string }) {
  const { call, write, whatsapp } = ui.contactStrip;
  return (
    <ul className={styles.strip}>
      <li>
        <a href={site.phone.call}>
          <Icon name="phone" />
          <span>
            {call}
            <strong translate="no">{site.phone.display}</strong>
          </span>
        </a>
      </li>
      <li>
        <a href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          <span>
            {whatsapp}
            <strong translate="no">{site.phone.display}</strong>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${site.emails.info}`}>
          <Icon name="mail" />
          <span>
            {write}
            <strong translate="no">{site.emails.info}</strong>
          </span>
        </a>
      </li>
    </ul>
  );
}
