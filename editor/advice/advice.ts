/** Advice on a text. It is shown beside the preview, and never prevents a save. */
import { isGroup } from '@website/site/content/find-fields.ts';
import { readProse } from '@website/site/content/prose.ts';

export type Advised = {
  /** The data of the content files. */
  data: unknown;
  /** The Markdown of an entry. */
  body: string;
  /** Whether readers expect a next step at the end. */
  isArticle: boolean;
  /** The abbreviation after each title, such as `KAG`. */
  abbreviation: string;
  now: Date;
};

/** Letters of a title that search engines show. They measure the width, so the number is approximate. */
const SHOWN_TITLE = 60;
/** Letters of a description that search engines show. */
const SHOWN_DESCRIPTION = 160;
/** Words of an easy sentence, and of a hard one. */
const EASY = 20;
const HARD = 32;
/** The average of fewer sentences says little. */
const FEW = 4;

/** A text as in a search result, shortened between two words. */
const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;

/** The data of a page for search engines, or `undefined` if the document is not a page. */
function metaOf({ data, abbreviation }: Pick<Advised, 'data' | 'abbreviation'>) {
  if (!isGroup(data)) return undefined;
  const { title, description } = isGroup(data['meta']) ? data['meta'] : data;
  if (typeof title !== 'string') return undefined;
  return {
    title,
    whole: `${title} - ${abbreviation}`,
    description: typeof description === 'string' ? description : '',
  };
}

/** A page as a search engine will show it approximately, or `undefined` if the document is not a page. */
export function searchResult(advised: Pick<Advised, 'data' | 'abbreviation'>) {
  const meta = metaOf(advised);
  return (
    meta && {
      title: shortened(meta.whole, SHOWN_TITLE),
      description: shortened(meta.description, SHOWN_DESCRIPTION),
    }
  );
}

/** Advice on a title that is too long for a search result. */
function titleAdvice(advised: Advised): string[] {
  const meta = metaOf(advised);
  if (!meta || meta.whole.length <= SHOWN_TITLE) return [];
  const { title, whole } = meta;
  return [
    `The title is cut off in search results. Up to ${SHOWN_TITLE - whole.length + title.length} letters are shown whole.`,
  ];
}

const sentenceParts = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordParts = new Intl.Segmenter('en', { granularity: 'word' });

const sentencesOf = (markdown: string) =>
  readProse(markdown)
    .blocks.flatMap((part) => [...sentenceParts.segment(part)])
    .map(({ segment }) => segment.trim());

const countWords = (text: string) =>
  [...wordParts.segment(text)].filter(({ isWordLike }) => isWordLike).length;

const beginning = (text: string) => text.split(' ').slice(0, 8).join(' ');

/** Advice on long sentences. */
function readingAdvice({ body }: Advised): string[] {
  const sentences = sentencesOf(body).map((text) => ({ text, words: countWords(text) }));
  const long = sentences.filter(({ words }) => words > HARD);
  const total = sentences.reduce((sum, { words }) => sum + words, 0);
  const average = Math.round(total / Math.max(1, sentences.length));
  return [
    ...(sentences.length >= FEW && average > EASY
      ? [
          `This is hard to read: a sentence has ${average} words on average. Readers follow easily up to ${EASY}.`,
        ]
      : []),
    ...long.map(
      ({ text, words }) =>
        `This sentence has ${words} words; make two of it: “${beginning(text)} …”.`,
    ),
  ];
}

/** The names of fields with a picture. */
const PICTURE = /^(?:image|picture|avatar)$/;

function picturesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return PICTURE.test(name) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => picturesIn(item, name));
  return isGroup(value)
    ? Object.entries(value).flatMap(([own, inner]) => picturesIn(inner, own))
    : [];
}

/** Advice on pictures that are more than once on a page. */
function pictureAdvice({ data }: Advised): string[] {
  const names = picturesIn(data);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(twice)].map(
    (name) => `The picture “${name}” stands on this page more than once: choose another one.`,
  );
}

/** Advice on an article without links. */
const actAdvice = ({ body, isArticle }: Advised) =>
  isArticle && body.trim() !== '' && readProse(body).links.length === 0
    ? [
        'Nothing leads on from this article: what should readers do next? Link to a service, or to a way to reach the company.',
      ]
    : [];

const DAY =
  /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g;
/** Words of sentences that invite people, or are about the future. */
const COMING = /\b(?:will|join|register|sign up|apply|until|upcoming|starts?|opens?|closes?)\b/i;

/** Advice on sentences about a future day that is now in the past. */
const dateAdvice = ({ body, now }: Advised) =>
  sentencesOf(body)
    .filter((sentence) => COMING.test(sentence))
    .flatMap((sentence) => Array.from(sentence.matchAll(DAY), ([day]) => ({ day, sentence })))
    // The day ends when it ends in the last time zone.
    .filter(({ day }) => Date.parse(`${day} 23:59 UTC-12`) < now.getTime())
    .map(
      ({ day, sentence }) =>
        `${day} is over, and this sentence speaks of it as of something to come: “${beginning(sentence)} …”.`,
    );

/** The year of the oldest article that one would expect. */
const OLDEST = 1990;

/** Advice on the day of an article: one to come shows already now, and a far one is a slip of the hand. */
function dayAdvice({ data, isArticle, now }: Advised): string[] {
  const date = isArticle && isGroup(data) ? data['date'] : undefined;
  if (typeof date !== 'string') return [];
  if (Number(date.slice(0, 4)) < OLDEST) return [`Date: it is ${date}. Is the year right?`];
  // The day begins when it begins in the first time zone.
  return Date.parse(`${date}T00:00+14:00`) > now.getTime()
    ? [
        `Date: ${date} is to come, but visitors see the article at once. “Publish on” shows it later.`,
      ]
    : [];
}

/** What visitors do not see, and need not. */
const hiddenAdvice = ({ body }: Advised) =>
  readProse(body).notes.map((note) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`);

/** All advice on a text. */
export const adviceOn = (advised: Advised): string[] =>
  [
    titleAdvice,
    pictureAdvice,
    readingAdvice,
    dayAdvice,
    dateAdvice,
    hiddenAdvice,
    actAdvice,
  ].flatMap((advise) => advise(advised));
