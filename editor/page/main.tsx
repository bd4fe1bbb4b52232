/** The page of one text: loads it, and draws its form. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenText } from '../server/forms-api.ts';
import { ask } from './ask.ts';
import { leadTo } from './lead-to.ts';
import { openText } from './open-text.ts';
import { TextPage } from './text-page.tsx';
import './page.css';

const root = createRoot(document.getElementById('page') ?? document.body);

/** The address of a text's page. */
const addressOf = (of: string, draft?: string) =>
  `text?of=${of}${draft === undefined ? '' : `&draft=${draft}`}`;

const leadToHash = () => {
  leadTo(decodeURIComponent(window.location.hash.slice(1)));
};

try {
  const open = await ask<OpenText>('GET', `text.json${window.location.search}`);
  const text = openText(open, {
    ask,
    move: (of, draft) => history.replaceState(null, '', addressOf(of, draft)),
    // The mistakes are drawn first.
    lead: (place) => requestAnimationFrame(() => leadTo(place)),
    now: Date.now,
  });
  window.addEventListener('beforeunload', (event) => {
    if (!text.isAtRisk()) return;
    void text.keepNow();
    event.preventDefault();
  });
  window.addEventListener('online', () => void text.keepNow());
  root.render(
    <StrictMode>
      <TextPage open={open} text={text} onReady={leadToHash} />
    </StrictMode>,
  );
  window.addEventListener('hashchange', leadToHash);
} catch (error) {
  root.render(
    <main className="message">
      <h1>This text cannot be opened</h1>
      <p role="alert">{error instanceof Error ? error.message : 'Load the page again.'}</p>
      <p>
        <a href="texts">All texts</a>
      </p>
    </main>,
  );
}
