/** The facts that every text may name in braces. They come from `facts/site.yaml`. */
import { fill } from '#app/collections/fill.ts';
import { valueAt } from './find-fields.ts';
import type { FACT_NAMES } from './field-kinds.ts';
import { spokenHour } from './twins/hours-of-languages.ts';

/** Each fact by its name. */
type SiteFacts = Readonly<Record<(typeof FACT_NAMES)[number], string | number>>;

/** A text or number in raw data; empty if it is missing. The mistake is reported when the file itself is read. */
function valueIn(data: unknown, ...path: string[]): string | number {
  const value = valueAt(data, path);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/**
 * @param facts raw data of `facts/site.yaml`
 * @param words raw data of the language's `site.yaml`
 * @param language such as `en`
 */
export function siteFacts(facts: unknown, words: unknown, language: string): SiteFacts {
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const time = (name: string) => {
    const date = new Date(`1970-01-01T${valueIn(facts, 'hours', name)}Z`);
    if (Number.isNaN(date.getTime())) return '';
    const spoken = spokenHour(language, date.getUTCHours(), date.getUTCMinutes());
    // Some versions of Node put a narrow space before AM, which few fonts have.
    return spoken ?? clock.format(date).replace(/\s/g, ' ');
  };
  const times = { opens: time('opens'), closes: time('closes') };
  return {
    company: valueIn(facts, 'shortName'),
    companyName: valueIn(facts, 'name'),
    abbreviation: valueIn(facts, 'abbreviation'),
    domain: String(valueIn(facts, 'emails', 'info')).split('@')[1] ?? '',
    founded: valueIn(facts, 'founded'),
    phone: valueIn(facts, 'phone'),
    ...times,
    hours: fill(String(valueIn(words, 'hours', 'short')), times),
  };
}
