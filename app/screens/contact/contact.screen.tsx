import contact from 'content:contact';
import faq from 'content:faq';
import site from 'content:site';
import { ClothBand } from '#app/components/cloth-band/cloth-band.tsx';
import { Faq } from '#app/components/faq/faq.tsx';
import { Hero } from '#app/components/hero/hero.tsx';
import { Section } from '#app/components/section/section.tsx';
import { SocialLinks } from '#app/components/social-links/social-links.tsx';
import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { defineScreen } from '#app/router/screen.ts';
import { Call } from './call.tsx';
import styles from './contact.module.css';

/** `/connect` (section 2, Contact page). */
export const screen = defineScreen({ meta: () => contact.meta, Page: Contact });

/** Section 3, Social link: the footer adds the fourth. */
const SOCIALS = site.socials.slice(0, 3);

function Contact() {
  return (
    <>
      <div className={styles.top}>
        <Hero hero={contact.hero} colour="contact" />
      </div>
      <Call />
      <Facts />
      <Inquiry />
      <Questions />
    </>
  );
}

/** Office, e-mail, hours and networks, like the four panels of a signboard. */
function Facts() {
  const { office, email, emailNote, hours, follow } = contact.info;
  return (
    <div className={styles.facts}>
      <div>
        <h3>{office}</h3>
        <address>
          {site.office.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
      </div>
      <div>
        <h3>{email}</h3>
        <p>
          <a href={`mailto:${site.emails.info}`} className={`${styles.large} ${styles.email}`}>
            {site.emails.info}
          </a>
        </p>
        <p>{emailNote}</p>
        <ul className={styles.addresses}>
          {[site.emails.partners, site.emails.careers, site.emails.press].map((address) => (
            <li key={address}>
              <a href={`mailto:${address}`}>{address}</a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{hours}</h3>
        <p>{site.hours.days}</p>
        <p className={styles.large}>
          <strong>{site.hours.time}</strong> {site.hours.zone}
        </p>
        <p>{site.hours.closed}</p>
      </div>
      <div>
        <h3>{follow}</h3>
        <SocialLinks links={SOCIALS} />
      </div>
    </div>
  );
}

/** A letter with a printed border, and the promise of an answer as its stamp. */
function Inquiry() {
  const { title, text, promise } = contact.form;
  return (
    <Section
      title={title}
      text={text}
      ground="soft"
      colour="contact"
      layout="aside"
      action={<span className={styles.stamp}>{promise}</span>}
    >
      <div className={styles.sheet}>
        <ClothBand cloth="zigzag" />
        <div className={styles.letter}>
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}

function Questions() {
  const { title, text } = contact.faq;
  return (
    <Section title={title} text={text} ground="soft" colour="about" layout="aside">
      <Faq entries={faq} />
    </Section>
  );
}
