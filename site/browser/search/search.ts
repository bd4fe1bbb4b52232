/** Shows results while a visitor types. `enhance/search-field.ts` loads it when the field is used. */
import index from 'content:searchIndex';
import words from 'content:search';
import { fill } from '#app/collections/fill.ts';
import { plural } from '#app/collections/plural.ts';
import { addressOf } from '#app/language.ts';
import { isEnglish } from '#app/names/english-words.ts';
import type { SearchDocument } from '#render/content/search-documents.ts';
import { makeFind } from './find.ts';

/** Number of results shown. */
const MOST_RESULTS = 20;

const find = makeFind(index);
const answered = new WeakSet<HTMLInputElement>();

function item({ path, title, text }: SearchDocument): HTMLLIElement {
  const link = document.createElement('a');
  link.href = addressOf(path);
  link.textContent = title;
  const about = document.createElement('p');
  about.textContent = text;
  const entry = document.createElement('li');
  if (MAY_BE_UNTRANSLATED && isEnglish(title)) entry.lang = 'en';
  entry.append(link, about);
  return entry;
}

/** From now on, shows the results for a field. */
export function search(field: HTMLInputElement): void {
  const box = field.closest<HTMLElement>('[data-search]');
  const list = box?.querySelector('ol');
  const status = box?.querySelector('[role=status]');
  if (!box || !list || !status || answered.has(field)) return;
  answered.add(field);

  const answer = () => {
    const text = field.value.trim();
    const found = text ? find(text) : [];
    list.replaceChildren(...found.slice(0, MOST_RESULTS).map(item));
    const count = fill(plural(words.box.found, found.length), { count: found.length });
    status.textContent = text && (found.length > 0 ? count : words.box.none);
    // So that a reload, Back and a shared link show the same results. A visitor can leave before the first answer: then
    // the address is already that of another page, and must not change.
    const query = text && `?q=${encodeURIComponent(text)}`;
    if (query !== location.search)
      history.replaceState(history.state, '', location.pathname + query);
  };
  field.addEventListener('input', answer);
  box.addEventListener('keydown', (event) => {
    const stops = [field, ...list.querySelectorAll('a')];
    const at = stops.indexOf(event.target as HTMLInputElement);
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    // The visitor sees the first find before a second Enter opens it, and the keyboard of a phone closes.
    if (event.key === 'Enter' && at === 0) stops[1]?.focus();
    else if (step) stops.at((at + step) % stops.length)?.focus();
    else return;
    event.preventDefault();
  });
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  answer();
}
