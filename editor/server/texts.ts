/** The list of all texts, with their states, and the pages to which a text can link. */
import path from 'node:path';
import { findLanguages } from '@website/site/content/languages.ts';
import { translationIn } from '@website/site/content';
import { ContentError, readMarkdown } from '@website/site/content/parse.ts';
import { momentOf } from '@website/site/content/publication.ts';
import { readProse } from '@website/site/content/prose.ts';
import { siteFacts } from '@website/site/content/site-facts.ts';
import { routes } from '@website/site/routes';
import { documentLabel, formAddress, sections } from '../configuration/configuration.ts';
import {
  documentOf,
  entryDocument,
  folders,
  LANGUAGE,
  singleDocuments,
  translationOf,
  type Document,
} from '../configuration/documents.ts';
import { labelOf } from '../configuration/form-fields.ts';
import { leavesOf } from '../page/places.ts';
import type { Draft, Drafts } from './drafts.ts';
import { spoken } from './pages/page.tsx';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import { translationStates } from './translation-state.ts';
import type { Store } from './store.ts';

/** Entries of a part of the list that show before one asks for all. */
const FIRST = 20;

/** Places of a text that a search names, and letters that it shows of each. */
const MOST_FOUND = 3;
const AROUND = 160;

/** The part of a text that has a word, without parts of words. @param sought the first of them that is there counts */
function around(text: string, sought: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = sought.map((one) => lower.indexOf(one)).find((index) => index >= 0) ?? 0;
  const start = Math.max(0, at - AROUND / 2);
  const part = text.slice(start, start + AROUND);
  const whole = start > 0 ? `… ${part.replace(/^\S*\s/, '')}` : part;
  return start + AROUND < text.length ? `${whole.replace(/\s\S*$/, '')} …` : whole;
}

/** A text with the values of facts in the place of their names in braces, as visitors read it. */
const filled = (text: string, facts: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** A page of the site. */
export type Link = { address: string; title: string };

export type Text = {
  title: string;
  /** The address of its form. */
  form: string;
  /** What to know about it, in sentences. */
  states: string[];
  /** What tells it from others of the same title. */
  detail?: string | undefined;
  /** Where it has the words of a search: the address of the field, its label, and the words around. */
  found?: readonly { form: string; label: string; text: string }[];
};

export type TextSection = {
  id: string;
  label: string;
  /** Of a folder: the word for an entry. */
  one?: string | undefined;
  texts: Text[];
  /** The number of all its texts, of which the first ones are in the list. */
  count: number;
};

/** A draft, with the address of its form. `at` as ISO text. */
export type Unsaved = { title: string; form: string; who: string; at: string };

type Entry = { document: Document; title: string; date: string; order: number; fields: Fields };

/** The front matter of an entry, as it is written. */
type Fields = Partial<
  Record<'title' | 'date' | 'order' | 'category' | 'draft' | 'publishAt', unknown>
>;

type Settings = {
  /** The folder with `en/`. */
  content: string;
  store: Store;
  drafts: Drafts;
  publisher: Publisher;
  now: () => Date;
};

/** Says whether an entry is a draft or waits for its date. */
export function visibilityOf(
  { draft, publishAt }: { draft?: unknown; publishAt?: unknown },
  now: Date,
): string | undefined {
  if (draft === true) return 'A draft: visitors do not see it.';
  const moment = typeof publishAt === 'string' ? momentOf(publishAt) : null;
  return moment && moment > now ? `Visitors see it from ${spoken(moment)} in Nairobi.` : undefined;
}

export function listOfTexts({ content, store, drafts, publisher, now }: Settings) {
  const titleIn = (fields: { title?: unknown }) =>
    typeof fields.title === 'string' && fields.title.trim() !== '' ? fields.title : undefined;

  /** The fields of an entry. One whose file cannot be read has none, and is in the list all the same. */
  function fieldsIn(file: string): Fields {
    try {
      return readMarkdown(file, store.read(file) ?? '').fields as object;
    } catch {
      return {};
    }
  }

  /** The title of a text, or what a new one is called. */
  function titleOf(of: string): string {
    const folder = folders.find(({ id }) => id === of);
    if (folder) return of === 'news' ? 'New article' : 'New service';
    const document = documentOf(of);
    if (!document?.isMarkdown || document.translates) return documentLabel(of);
    return titleIn(fieldsIn(document.words)) ?? labelOf(path.posix.basename(of));
  }

  /** The entries of a folder: articles from the newest on, services in their order. */
  const entriesOf = (folder: (typeof folders)[number]): Entry[] =>
    store
      .names(folder.id)
      .map((name) => {
        const document = entryDocument(folder, name);
        const fields = fieldsIn(document.words);
        const title = titleIn(fields) ?? `${labelOf(name)} (cannot be read)`;
        const date = typeof fields.date === 'string' ? fields.date : '';
        return { document, title, date, order: Number(fields.order), fields };
      })
      .sort((one, other) => other.date.localeCompare(one.date) || one.order - other.order);

  /** The fields of a text and the paragraphs of its Markdown, as visitors read them. */
  function linesOf(document: Document): { place: string; label: string; text: string }[] {
    const language = document.translates?.language ?? LANGUAGE;
    try {
      const [facts, words] = ['facts', language].map((one) => store.fields(`${one}/site.yaml`));
      const known = siteFacts(facts, words, language);
      return leavesOf(store.formFields(document), store.open(document.id).form).flatMap(
        ({ place, labels, text }) =>
          (place === 'body' ? readProse(text).blocks : [text]).map((line) => ({
            ...{ place, label: labels.join(', '), text: filled(line, known) },
          })),
      );
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }

  /** Says of each text what is not published yet, and who has changed it. */
  function changedTexts(): (files: readonly string[]) => string[] {
    const changed = publisher.savedChanges() ?? [];
    const saves = store.lastSaves(changed.map(({ file }) => file));
    return (files) => {
      const file = changed.find((one) => files.includes(one.file))?.file;
      if (file === undefined) return [];
      const save = saves.get(file);
      const by = save ? ` by ${save.who}, ${spoken(new Date(save.at))}` : '';
      return [`Changed${by}. Not published yet.`];
    };
  }

  /** Whether there is something to translate. A file that cannot be read is in the list all the same. */
  function hasWordsOfItsOwn(document: Document): boolean {
    try {
      return store.exists(document.id) && store.formFields(document).length > 0;
    } catch (error) {
      if (error instanceof Refusal) return true;
      throw error;
    }
  }

  /** What a language lacks, file by file. */
  function statesIn(language: string): (file: string) => string[] {
    try {
      return translationStates(translationIn(path.join(content, language)));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return () => ['English has mistakes, so this could not be compared with it.'];
    }
  }

  const unsaved = ({ who, at }: Draft) =>
    `${who} wrote on it and has not saved it, ${spoken(new Date(at))}.`;

  /** The languages of the texts, the first one first. */
  const languages = () => findLanguages(path.join(content, LANGUAGE));

  return {
    titleOf,
    languages,
    /** What people have written and not saved yet, the newest first. */
    unsaved: (): Unsaved[] =>
      drafts.all().map(({ id, of, form, who, at }) => ({
        title: titleIn(form) ?? titleOf(of),
        form: `text?of=${of}&draft=${id}`,
        who,
        at,
      })),
    /** The categories of the articles. */
    categories: (): string[] => [
      ...new Set(
        folders
          .filter(({ id }) => id === 'news')
          .flatMap(entriesOf)
          .flatMap(({ fields: { category } }) => (typeof category === 'string' ? category : [])),
      ),
    ],
    /** The pages of the site, by their titles. */
    links: (): Link[] => [
      ...routes
        .filter(({ path: address }) => !address.includes(':'))
        .map(({ path: address }) => {
          const own = singleDocuments().find(
            ({ page, id }) => page === address && id.includes('/'),
          );
          return {
            address,
            title: own ? documentLabel(own.id) : labelOf(path.posix.basename(address)),
          };
        }),
      ...folders.flatMap((folder) =>
        entriesOf(folder).map(({ document, title }) => ({ address: document.page, title })),
      ),
    ],
    /**
     * The list.
     * @param search words that a title or a field must have
     * @param only the part that is shown as a whole
     * @param language of the texts
     * @throws {Refusal} if the site does not have the language
     */
    list(search: string, only: string, language = LANGUAGE): TextSection[] {
      if (languages().every(({ code }) => code !== language))
        throw new Refusal(`The site has no language “${language}”.`, 404);
      const states = language === LANGUAGE ? undefined : statesIn(language);
      /** A document in this language; none if the language has nothing of its own there. */
      const inLanguage = (document: Document): Document[] => {
        if (!states) return [document];
        const own = translationOf(document, language);
        return hasWordsOfItsOwn(own) ? [own] : [];
      };
      const changes = changedTexts();
      const kept = drafts.all();
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      const hasWords = (text: string) => words.every((word) => text.toLowerCase().includes(word));
      /** The texts that have the words in their title or in a field, with the first such fields. */
      const whereFound = (text: Text, document?: Document): Text[] => {
        if (hasWords(text.title)) return [text];
        const found = document ? linesOf(document).filter((line) => hasWords(line.text)) : [];
        if (found.length === 0) return [];
        const shown = found.slice(0, MOST_FOUND).map(({ place, label, text: line }) => ({
          form: `${text.form}#${place}`,
          label,
          // Without the signs of Markdown.
          text: around(readProse(line).blocks.join(' '), [words.join(' '), ...words]),
        }));
        return [{ ...text, found: shown }];
      };
      const draftsOf = (of: string) => kept.filter((draft) => draft.of === of).map(unsaved);

      /** New entries that were not saved yet, and those that somebody has deleted while another one wrote. */
      const started = (folder: string): Text[] =>
        kept
          .filter(({ of }) => of === folder || (of.startsWith(`${folder}/`) && !store.exists(of)))
          .map((draft) => ({
            title: titleIn(draft.form) ?? titleOf(folder),
            form: `text?of=${draft.of}&draft=${draft.id}`,
            states: [unsaved(draft)],
          }));
      const statesOf = ({ id, words, facts = '' }: Document) => [
        ...(states?.(words.slice(language.length + 1)) ?? []),
        ...draftsOf(id),
        ...changes([words, facts]),
      ];
      const textOf = (document: Document, title: string): Text => ({
        title,
        form: formAddress(document),
        states: statesOf(document),
      });
      const entryText = ({ title, date, fields }: Entry, document: Document): Text => {
        const text = textOf(document, title);
        const visibility = visibilityOf(fields, now());
        return {
          ...text,
          detail: date,
          states: visibility ? [visibility, ...text.states] : text.states,
        };
      };

      return sections()
        .filter(({ id }) => only === '' || only === id)
        .map(({ id, label, one, documents }) => {
          const folder = folders.find((other) => other.id === id);
          const entries = folder ? entriesOf(folder) : [];
          const shown = entries.slice(0, search !== '' || only === id ? Infinity : FIRST);
          const texts = [
            ...(folder && !states ? started(id) : []).flatMap((text) => whereFound(text)),
            ...shown.flatMap((entry) =>
              inLanguage(entry.document).flatMap((own) => whereFound(entryText(entry, own), own)),
            ),
            ...documents.flatMap((document) =>
              inLanguage(document).flatMap((own) =>
                whereFound(textOf(own, documentLabel(document.id)), own),
              ),
            ),
          ];
          const count = texts.length + entries.length - shown.length;
          // In another language nobody begins an entry: the first one says which there are.
          return { id, label, one: states ? undefined : one, texts, count };
        })
        .filter(({ texts }) => texts.length > 0 || (search === '' && !states));
    },
  };
}

export type Texts = ReturnType<typeof listOfTexts>;
