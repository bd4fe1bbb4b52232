/** The pages with which the service answers people: one message, what can be done about it, and how to reach us. */
import contact from 'content:contact';
import inquiry from 'content:inquiry';
import site from 'content:site';
import { Button, ButtonLink } from '#app/components/button/button.tsx';
import { Picture } from '#app/components/picture/picture.tsx';

export type Message = {
  title: string;
  text: string;
  /** Below the text, in smaller letters. */
  detail?: string | undefined;
  /** Something good has happened. */
  isGood?: boolean | undefined;
  /** A button that posts to this very address; the token says what for. */
  button?: { label: string; action: string; token: string } | undefined;
  /** Leads on. */
  link?: { label: string; href: string } | undefined;
};

export function MessagePage({ title, text, detail, isGood, button, link }: Message) {
  return (
    <section className="servicePage">
      {isGood && (
        <Picture
          className="scene"
          picture={inquiry.receiptPicture}
          sizes="(width >= 1024px) 36vw, 22rem"
        />
      )}
      <div className="words">
        <h1>{title}</h1>
        <p>{text}</p>
        {detail && <p className="small">{detail}</p>}
        {button && (
          <form method="post" action={button.action}>
            <input type="hidden" name="token" defaultValue={button.token} />
            <Button type="submit">{button.label}</Button>
          </form>
        )}
        {link && <ButtonLink {...link} look={button ? 'quiet' : 'main'} />}
      </div>
      {!isGood && !button && <Ways />}
    </section>
  );
}

/** Where a form did not work, other ways lead to us. */
function Ways() {
  return (
    <div className="ways">
      <h2>{contact.info.phone}</h2>
      <a href={site.phone.call} className="number">
        {site.phone.display}
      </a>
      <ul className="others">
        <li>
          <a href={site.phone.whatsapp}>{contact.info.whatsapp}</a>
        </li>
        <li>
          <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a>
        </li>
      </ul>
      <p>{site.hours.short}</p>
    </div>
  );
}
