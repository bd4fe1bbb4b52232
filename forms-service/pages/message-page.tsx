/** The page with one message, and the page that explains all problems. */
import type { Edition, Group, SiteFile } from './site-file.ts';

/** The content of a page with one message. */
export type Message = {
  title: string;
  text: string;
  /** Small print below the text. */
  detail?: string;
  /** Whether it is a success. Then a picture is beside it. */
  isGood?: boolean;
  /** A button that posts a token to the page's own address. */
  button?: { label: string; action: string; token: string };
  /** A link to another page. */
  link?: { label: string; href: string };
  /** Where title and text come from, if not from the messages. The detail comes from `submissions`. */
  groups?: Partial<Record<'title' | 'text', Group>>;
};

/** Telephone, chat and mail, for those whom a page does not help. */
export function WaysToReachUs({ edition: { site, langOf } }: { edition: Edition }) {
  const { ui, site: company } = site.words;
  const { phone, emails, hours } = company;
  return (
    <div className="ways">
      {phone.call && (
        <>
          <h2 lang={langOf('ui')}>{ui.phone}</h2>
          <a className="number" href={phone.call} translate="no">
            {phone.display}
          </a>
        </>
      )}
      <ul>
        {phone.whatsapp && (
          <li>
            <a href={phone.whatsapp} lang={langOf('ui')}>
              {ui.whatsapp}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${emails.info}`} translate="no">
            {emails.info}
          </a>
        </li>
      </ul>
      <p lang={langOf('site')}>{hours.short}</p>
    </div>
  );
}

/** A message and what to do next. */
export function MessagePage({ edition, ...message }: Message & { edition: Edition }) {
  const { title, text, detail, isGood, button, link, groups } = message;
  const { site, langOf } = edition;
  const { picture } = site;
  return (
    <section className="plainPage">
      {isGood && picture.address && (
        <picture>
          <source type="image/avif" srcSet={picture.set} sizes="(width >= 1024px) 36vw, 22rem" />
          <img
            className="scene"
            src={picture.address}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            lang={langOf('picture')}
          />
        </picture>
      )}
      <div className="words">
        <h1 lang={langOf(groups?.title ?? 'messages')}>{title}</h1>
        <p lang={langOf(groups?.text ?? 'messages')}>{text}</p>
        {detail && (
          <p className="small" lang={langOf('submissions')}>
            {detail}
          </p>
        )}
        {button && (
          <form method="post" action={button.action} lang={langOf('messages')}>
            <input type="hidden" name="token" value={button.token} />
            <button className="button" type="submit">
              {button.label}
            </button>
          </form>
        )}
        {link && (
          <a className="button" href={link.href} lang={langOf('messages')}>
            {link.label}
          </a>
        )}
      </div>
      {!isGood && !button && <WaysToReachUs edition={edition} />}
    </section>
  );
}

type Problems = SiteFile['words']['messages']['problems'];

/**
 * Explains each problem. The `type` of problem details leads to the problem's place on this page.
 * @param statuses HTTP status of each problem by its name
 */
export function ProblemsPage(props: {
  edition: Edition;
  statuses: Readonly<Record<keyof Problems, number>>;
}) {
  const { site, langOf } = props.edition;
  const { pages, problems } = site.words.messages;
  const { title, text, minutes } = pages.problems;
  const list = Object.entries(props.statuses) as [keyof Problems, number][];
  return (
    <section className="plainPage" lang={langOf('messages')}>
      <div className="words">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="problems">
        {list.map(([name, status]) => (
          <section key={name} id={name}>
            <h2>{problems[name].title}</h2>
            <p>
              <code>{name}</code>, <code>{status}</code>
            </p>
            <p>{problems[name].text.replace('{minutes}', minutes)}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
