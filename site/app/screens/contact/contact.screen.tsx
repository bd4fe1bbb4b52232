import { useState } from 'react';
import contact from 'content:contact';
import depot from 'content:depot';
import faq from 'content:faq';
import inquiry from 'content:inquiry';
import people from 'content:people';
import site from 'content:site';
import ui from 'content:ui';
import { fill } from '../../collections/fill.ts';
import { OutsideButton } from '../../components/button/button.tsx';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { Faq } from '../../components/faq/faq.tsx';
import { isConnected } from '#submit/form.tsx';
import { Hero, HeroActions } from '../../components/hero/hero.tsx';
import { PersonCard } from '../../components/person-card/person-card.tsx';
import { Section } from '../../components/section/section.tsx';
import { SocialLinks } from '../../components/social-links/social-links.tsx';
import { InquiryForm } from '../../forms/inquiry/inquiry-form.tsx';
import { defineScreen } from '../../router/screen.ts';
import { CONTACT_CARD } from '#routes.ts';
import { addressOf } from '../../language.ts';
import { Call } from './call.tsx';
import { chatAddress } from './chat-address.ts';
import styles from './contact.module.css';

/** `/connect` (section 2, Contact page). */
export const screen = defineScreen({ meta: () => contact.meta, Page: Contact });

/** Three of the networks; only the footer shows the fourth (section 3, Social link). */
const SOCIALS = site.socials.slice(0, 3);

/** The addresses beside the general one. */
const ADDRESSES = ['partners', 'careers', 'press'] as const;

function Contact() {
  return (
    <>
      <div className={styles.top}>
        <Hero hero={contact.hero} colour="contact">
          <HeroActions onPhones>
            <OutsideButton
              href={site.phone.call}
              label={site.phone.display}
              icon="phone"
              translate="no"
            />
            <OutsideButton
              href={chatAddress}
              label={ui.contactStrip.whatsapp}
              icon="whatsapp"
              variant="quiet"
              newTab
            />
          </HeroActions>
        </Hero>
      </div>
      <Call />
      <Facts />
      <Inquiry />
      <Questions />
    </>
  );
}

/** Office, e-mail, hours and networks. The telephone number of the depot stands with the depot, on Where to buy. */
function Facts() {
  const { office, email, emailNote, addresses, card, hours, follow } = contact.info;
  return (
    <div className={styles.facts}>
      <div>
        <h3>{office}</h3>
        <address translate="no">
          {site.office.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </address>
        <ul className={styles.addresses}>
          <li>
            {/* Not a link of the router, which shows the top of a page. */}
            <a href={addressOf(depot.href)}>{depot.label}</a>
          </li>
          <li>{depot.hours}</li>
        </ul>
      </div>
      <div>
        <h3>{email}</h3>
        <p>
          <a
            href={`mailto:${site.emails.info}`}
            className={`${styles.large} ${styles.email}`}
            translate="no"
          >
            {site.emails.info}
          </a>
        </p>
        <p>{emailNote}</p>
        <ul className={styles.addresses}>
          {ADDRESSES.map((name) => (
            <li key={name}>
              {addresses[name]}:{' '}
              <a href={`mailto:${site.emails[name]}`} translate="no">
                {site.emails[name]}
              </a>
            </li>
          ))}
          <li data-screen-only>
            <a href={addressOf(CONTACT_CARD)} download>
              {card}
            </a>
          </li>
        </ul>
      </div>
      <div>
        <h3>{hours}</h3>
        <p className={styles.large}>{site.hours.days}</p>
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

/** The form as a letter; the promise of an answer is its stamp. Beside it is the person who answers. */
function Inquiry() {
  const [subject, setSubject] = useState('');
  const { title, text, samples, promise } = contact.form;
  return (
    <Section
      id="inquiry"
      title={title}
      text={text}
      ground="soft"
      colour="contact"
      layout="aside"
      action={
        <>
          {/* Sanitised when the site is built (`site/render/content/prose.ts`). */}
          <div className={styles.samples} dangerouslySetInnerHTML={{ __html: samples }} />
          {isConnected() && <span className={styles.stamp}>{promise}</span>}
          <Answering subject={subject} />
        </>
      }
    >
      {/* Only React can take the subject from the address. */}
      <div className={styles.sheet} data-query="">
        <ClothBand cloth="zigzag" />
        <div className={styles.letter}>
          <InquiryForm onSubject={setSubject} />
        </div>
      </div>
    </Section>
  );
}

/** The person who answers about a subject; nothing when nobody of the team does. @param subject as it is sent */
function Answering({ subject }: { subject: string }) {
  const person = people.find(({ answers }) => answers === subject);
  const label = inquiry.subjects.find(({ value }) => value === subject)?.label ?? subject;
  return (
    // There from the start, so that screen readers say whom another choice brings.
    <div className={styles.answering} aria-live="polite">
      {person && (
        <>
          <h3>{fill(contact.form.person, { subject: label })}</h3>
          <PersonCard person={person} />
        </>
      )}
    </div>
  );
}

function Questions() {
  const { title, text } = contact.faq;
  return (
    <Section id="faq" title={title} text={text} ground="soft" colour="about" layout="aside">
      <Faq entries={faq} />
    </Section>
  );
}
