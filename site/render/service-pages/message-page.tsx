import inquiry from 'content:inquiry';
import { Button, ButtonLink } from '#app/components/button/button.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import { WaysToReachUs } from '#app/components/ways-to-reach-us/ways-to-reach-us.tsx';

export type Message = {
  title: string;
  text: string;
  /** Small print below the text. */
  detail?: string | undefined;
  /** Whether it is a success. Then a picture is beside it. */
  isGood?: boolean | undefined;
  /** A button that posts a token to the page's own address. */
  button?: { label: string; action: string; token: string } | undefined;
  /** A link to another page. */
  link?: { label: string; href: string } | undefined;
};

/** A message and what to do next. */
export function MessagePage({ title, text, detail, isGood, button, link }: Message) {
  return (
    <section className="plainPage">
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
        {link && <ButtonLink {...link} variant={button ? 'quiet' : 'main'} />}
      </div>
      {!isGood && !button && <WaysToReachUs message="whatsapp" />}
    </section>
  );
}
