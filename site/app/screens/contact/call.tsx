import contact from 'content:contact';
import site from 'content:site';
import { OutsideButton } from '../../components/button/button.tsx';
import { chatAddress } from './chat-address.ts';
import styles from './contact.module.css';

/** The phone number, as large as the screen allows, because most visitors call, send an SMS or chat. */
export function Call() {
  const { title, text, phone, phoneNote, whatsapp, sms } = contact.info;
  const { display, call, sms: smsAddress } = site.phone;
  return (
    <section className={styles.call}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.phone}>
        <h3>{phone}</h3>
        <a href={call} className={styles.number} translate="no">
          {display}
        </a>
      </div>
      <p>{phoneNote}</p>
      <ul className={styles.ways} data-screen-only>
        <li>
          <OutsideButton
            href={chatAddress}
            label={whatsapp}
            icon="whatsapp"
            variant="dark"
            newTab
          />
        </li>
        <li>
          <OutsideButton href={smsAddress} label={sms} icon="message" variant="dark" />
        </li>
      </ul>
    </section>
  );
}
