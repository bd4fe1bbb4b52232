import contact from 'content:contact';
import site from 'content:site';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './contact.module.css';

/** The phone number, as large as the screen allows, because most visitors call, send an SMS or chat. */
export function Call() {
  const { title, text, phone, phoneNote, whatsapp, sms } = contact.info;
  const { display, call, sms: smsAddress, whatsapp: chat } = site.phone;
  return (
    <section className={styles.call}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.phone}>
        <h3>{phone}</h3>
        <a href={call} className={styles.number}>
          {display}
        </a>
      </div>
      <p>{phoneNote}</p>
      <ul className={styles.ways} data-screen-only>
        <li>
          <a href={chat} target="_blank" rel="noopener noreferrer" className={styles.way}>
            <Icon name="whatsapp" />
            {whatsapp}
          </a>
        </li>
        <li>
          <a href={smsAddress} className={styles.way}>
            <Icon name="phone" />
            {sms}
          </a>
        </li>
      </ul>
    </section>
  );
}
