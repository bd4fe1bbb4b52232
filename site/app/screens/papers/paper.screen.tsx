import words from 'content:paperWords';
import site from 'content:site';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink, OutsideButton } from '../../components/button/button.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { MailText } from '../../components/mail-text/mail-text.tsx';
import { Parts } from '../../components/parts/parts.tsx';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';
import { pictureAddress } from '../../components/picture/picture-data.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { SampleMark } from '../../components/sample-mark/sample-mark.tsx';
import { Section } from '../../components/section/section.tsx';
import { fill } from '../../collections/fill.ts';
import { addressOf, pagePath } from '../../language.ts';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { CONTACT_CARD } from '#routes.ts';
import type { PaperContent } from './paper.schema.ts';
import { PaperSection } from './paper-section.tsx';
import { loadPaper, type PaperData } from './papers.ts';
import styles from './paper.module.css';
import section from './paper-section.module.css';

/** Pages to read, to print and to send on: sheets for buyers, press, jobs, figures, legal pages. */
export const screen = defineScreen<PaperData>({
  load: async ({ location }) => ({ paper: await loadPaper(pagePath(location.pathname)) }),
  meta: ({ paper }) => paper.meta,
  crumb: ({ paper }) => paper.title,
  tone: 'cream',
  Page: Paper,
});

/** From so many sections on, a paper has links to them, and phones fold them. */
const MANY = 6;

const idOf = (index: number) => `part-${index + 1}`;

function Paper({ data: { paper } }: ScreenProps<PaperData>) {
  const { colour, title, text, picture, facts, sections, logos, downloads, contact } = paper;
  const isLong = sections.length >= MANY;
  return (
    <div data-colour={colour} className={styles.paper}>
      <PictureHead
        cloth="leaf"
        above={<Breadcrumbs title={title} />}
        title={title}
        text={text}
        image={picture}
      >
        {paper.isSample && <SampleMark />}
        {paper.print && (
          <div data-screen-only data-needs-scripts data-hydrate>
            <Button variant="light" onClick={() => print()}>
              {paper.print}
            </Button>
          </div>
        )}
      </PictureHead>
      {facts && <Facts facts={facts} />}
      {isLong && <Parts parts={sections.map((part, index) => [idOf(index), part])} />}
      {sections.map((part, index) => (
        <PaperSection
          key={part.title}
          id={idOf(index)}
          {...part}
          ground={index % 2 ? 'page' : 'white'}
          isFolded={isLong}
        />
      ))}
      {logos && <Logos {...logos} isWhite={sections.length % 2 === 0} />}
      {downloads && <Downloads {...downloads} />}
      {contact && <Contact {...contact} about={title} />}
    </div>
  );
}

function Facts({ facts }: { facts: NonNullable<PaperContent['facts']> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <MailText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LogosProps = NonNullable<PaperContent['logos']> & { isWhite: boolean };

function Logos({ title, text, items, isWhite }: LogosProps) {
  return (
    <Section title={title} text={text} layout="aside" ground={isWhite ? 'white' : 'page'}>
      <div className={section.body}>
        <Logo className={styles.logo} />
        <ul className={styles.ways} data-screen-only>
          {items.map(({ href, label }) => (
            <li key={href}>
              <a href={href} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Two in a row on laptops: the files of heroes have at least 960 px. */
const DOWNLOAD = '(width >= 1024px) min(44vw, 36rem), 92vw';

function Downloads({ title, text, items }: NonNullable<PaperContent['downloads']>) {
  return (
    <div data-screen-only>
      <Section title={title} text={<MailText text={text} />} ground="soft">
        <ul className={styles.downloads}>
          {items.map(({ picture, label }) => (
            <li key={label}>
              <Picture picture={picture} sizes={DOWNLOAD} className={styles.image} />
              <p>{label}</p>
              <a href={pictureAddress(picture, picture.webp, 'webp')} download>
                <span>{fill(words.download, { width: picture.webp })}</span>
                <span className={styles.about}>{`: ${label}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Contact({
  about,
  title,
  text,
  person,
  chat,
  mail: topic = about,
  email,
  subject,
}: NonNullable<PaperContent['contact']> & { about: string }) {
  const form = subject ? `/connect?subject=${subject}#inquiry` : '/connect#inquiry';
  const message = encodeURIComponent(chat);
  const mailTo = (address: string) =>
    `mailto:${address}?subject=${encodeURIComponent(topic)}&body=${message}`;
  return (
    <Section title={title} text={text} ground="warm" layout="aside">
      <ul className={styles.ways}>
        {person && (
          <li className={styles.address}>
            <strong>{person.who}</strong>{' '}
            <a href={mailTo(person.email)} translate="no">
              {person.email}
            </a>
          </li>
        )}
        <li className={styles.address}>
          <strong>{words.email}</strong>{' '}
          <a href={mailTo(site.emails[email])} translate="no">
            {site.emails[email]}
          </a>
        </li>
        <li data-screen-only>
          <OutsideButton
            href={`${site.phone.whatsapp}?text=${message}`}
            label={words.chat}
            icon="whatsapp"
            variant="dark"
            newTab
          />
        </li>
        <li>
          <ButtonLink href={form} label={words.form} variant="dark" />
        </li>
        <li data-screen-only>
          <a href={addressOf(CONTACT_CARD)} download>
            {words.card}
          </a>
        </li>
      </ul>
    </Section>
  );
}
