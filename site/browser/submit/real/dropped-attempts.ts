/**
 * A strip above the page with what was promised to be sent and will not be: why, and the text itself. It stays until the
 * visitor removes it, on every page, because nobody knows which page comes next. It stands outside of `#root`, which
 * belongs to React.
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
  // A long text scrolls, also by the keyboard.
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

/** Shows all of them, or nothing where there are none. */
export function showDroppedAttempts(): void {
  let strip = document.getElementById(ID);
  if (!strip) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    strip = document.createElement('div');
    strip.id = ID;
    // Read out when its content comes.
    strip.role = 'status';
    document.body.prepend(strip);
  }
  strip.replaceChildren(...droppedAttempts().map(partOf));
}
