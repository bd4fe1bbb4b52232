/**
 * A strip above the page with submissions that will not be sent, although the visitor was told that they would be. It
 * gives the reason and the text. It stays on every page until the visitor removes it. It is outside of `#root`, which
 * React manages.
 */
import words from 'content:submissions';
import { droppedAttempts, removeAttempt, type Attempt } from './pending-attempts.ts';
import css from './dropped-attempts.css?inline';

const ID = 'dropped';

function element(name: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function partOf(attempt: Attempt): HTMLElement {
  const part = document.createElement('section');
  const forget = element('button', words.dropped.forget) as HTMLButtonElement;
  forget.type = 'button';
  forget.addEventListener('click', () => {
    removeAttempt(attempt);
    showDroppedAttempts();
  });
  const quote = element('blockquote', Object.values(attempt.fields).join('\n'));
  // A long text can be scrolled, also by keyboard.
  quote.tabIndex = 0;
  part.append(
    element('h2', words.dropped.title),
    element('p', attempt.dropped === '' ? words.dropped.old : attempt.dropped),
    element('p', words.dropped.wrote),
    quote,
    forget,
  );
  return part;
}

/** Shows all submissions that will not be sent; removes the strip if there are none. */
export function showDroppedAttempts(): void {
  let strip = document.getElementById(ID);
  if (!strip) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    strip = document.createElement('div');
    strip.id = ID;
    // A screen reader reads it when its content is added.
    strip.role = 'status';
    document.body.prepend(strip);
  }
  strip.replaceChildren(...droppedAttempts().map(partOf));
}
