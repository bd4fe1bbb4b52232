import contact from 'content:contact';
import words from 'content:offline';
import site from 'content:site';
import { Button } from '#app/components/button/button.tsx';
import { defineScreen } from '#app/router/screen.ts';

/** In the place of a page that was not kept; what needs no network to reach us stands first. */
function OfflinePage() {
  return (
    <section className="offlinePage">
      <div className="words">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <Button data-again>{words.again}</Button>
      </div>
      <div className="ways">
        <h2>{contact.info.phone}</h2>
        <a href={site.phone.call} className="number">
          {site.phone.display}
        </a>
        <ul className="others">
          <li>
            <a href={site.phone.sms}>{contact.info.sms}</a>
          </li>
          <li>
            <a href={`mailto:${site.emails.info}`}>{site.emails.info}</a>
          </li>
        </ul>
        <p>{site.hours.short}</p>
      </div>
    </section>
  );
}

export const offlineScreen = defineScreen({
  meta: () => ({ title: words.title, description: words.text }),
  Page: OfflinePage,
});
