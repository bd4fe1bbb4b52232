/** Answers the page of a text (`editor/page/`): forms, drafts, checks and saves, as JSON. */
import type { IncomingMessage } from 'node:http';
import { drawingShelf } from '@website/site/content/pictures.ts';
import { fieldsOf, pictureChoices, sections } from '../configuration/configuration.ts';
import { documentOf, entryDocument, folders } from '../configuration/documents.ts';
import type { Field, Pictures } from '../configuration/form-fields.ts';
import { personOr } from './access.ts';
import type { createPreview } from './draft-preview.ts';
import { draftId, newDraftId, type Draft, type Drafts, type Made } from './drafts.ts';
import { readProblem } from './field-problems.ts';
import { bodyOf } from './limited-body.ts';
import type { Photographs } from './photographs.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Form, OpenForm } from './document-files.ts';
import type { FormProblem } from './draft-check.ts';
import type { Store } from './store.ts';
import { visibilityOf, type Link, type Texts } from './texts.ts';

/** The largest request in bytes: a form with a pasted megabyte, and the form from which it was made. */
const MOST_BYTES = 8_000_000;

type Settings = {
  store: Store;
  drafts: Drafts;
  photos: Photographs;
  preview: ReturnType<typeof createPreview>;
  texts: Texts;
  who: string;
  now: () => Date;
  /** The origin of the preview for the browser. @param port of the preview on this machine */
  originOf: (request: IncomingMessage, port: number) => string;
};

/** What the page of a text begins with. */
export type OpenText = {
  of: string;
  title: string;
  /** The word for one, if it is an entry of a folder: it can be deleted. */
  one?: string | undefined;
  /** Of a translation: the code of its language. */
  language?: string | undefined;
  fields: Field[];
  /** The files' form. Nothing of it is there for a new entry, and for a text that somebody has deleted. */
  files: OpenForm;
  isThere: boolean;
  me: string;
  draftId: string;
  draft?: Draft | undefined;
  /** The last save. */
  saved?: { who: string; at: string } | undefined;
  /** Drafts that others have of this text. */
  others: { id: string; who: string; at: string }[];
  pictures: Pictures;
  /** The pages of the site, for the links of a text. */
  links: readonly Link[];
};

/** What the server answers to a draft. */
export type DraftAnswer =
  | { kept: { revision: string; at: string } }
  /** Another window has kept another one meanwhile. */
  | { other: Draft }
  /** The new entry is saved already; its draft has another id now. */
  | { made: Made & { draftId: string } };

export type CheckAnswer = {
  problems: FormProblem[];
  advice: readonly string[];
  result?: { title: string; description: string; address: string } | undefined;
  /** Who sees it. */
  mark?: string | undefined;
  /** The address of the page with the draft. */
  page?: string | undefined;
};

export type SaveAnswer =
  /** `problems` are those of a translation, which is saved all the same. */
  | (OpenForm & { of: string; draftId: string; problems?: FormProblem[] | undefined })
  /** Somebody else has saved meanwhile. */
  | { changed: OpenForm; who: string; at: string }
  | { made: Made & { draftId: string } };

/** Reads the JSON of a request. @throws {Refusal} if it is none */
async function sent(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type']?.split(';')[0] !== 'application/json')
    throw new Refusal('Expected application/json.', 415);
  const body = await bodyOf(
    request,
    MOST_BYTES,
    'This is too long to be kept. Take out what was pasted last.',
  );
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new Refusal('Expected JSON.', 400);
  }
}

export function formsApi({ store, drafts, photos, preview, texts, who, now, originOf }: Settings) {
  const pictures = () => pictureChoices(drawingShelf().allNames, photos.names(), photos.texts());

  /** What a new entry begins with: the day it is in Nairobi. */
  const begun = (fields: readonly Field[]): Form =>
    fields.some(({ name, input }) => name === 'date' && input === 'date')
      ? { date: now().toLocaleDateString('sv', { timeZone: 'Africa/Nairobi' }) }
      : {};

  const withDraft = (made: Made) => ({ ...made, draftId: draftId(made.of, personOr(who)) });

  function openText(of: string, id: string): OpenText {
    const folder = folders.find((one) => one.id === of);
    // A new entry has the fields of all others of its folder.
    const document = folder ? entryDocument(folder, 'new') : documentOf(of);
    const section = sections().find((one) => one.one && `${of}/`.startsWith(`${one.id}/`));
    const me = personOr(who);
    const own = folder ? newDraftId() : draftId(of, me);
    const draft = drafts.find(id === '' ? own : id);
    if (!document || (!folder && !store.exists(of) && !draft))
      throw new Refusal('There is no such text. It may have been deleted, or renamed.', 404);
    return {
      of,
      title: texts.titleOf(of),
      one: section?.one,
      language: document.translates?.language,
      fields: store
        .formFields(document)
        .map((field) =>
          field.name === 'category' ? { ...field, known: texts.categories() } : field,
        ),
      files: folder ? { form: begun(fieldsOf(document)), state: '' } : store.open(of),
      isThere: store.exists(of),
      me,
      draftId: id === '' ? own : id,
      draft: draft?.of === of ? draft : undefined,
      saved: folder ? undefined : store.lastSave(of),
      others: folder
        ? []
        : drafts
            .all()
            .filter((one) => one.of === of && one.id !== draft?.id && one.id !== own)
            .map((one) => ({ id: one.id, who: one.who, at: one.at })),
      pictures: pictures(),
      links: texts.links(),
    };
  }

  function keep(id: string, body: unknown): DraftAnswer {
    const { of, form, base, after } = body as Draft & { after: string };
    const made = drafts.madeOf(id);
    if (made && made.of !== of) return { made: withDraft(made) };
    const answer = drafts.keep({ id, of, form, base, who: personOr(who) }, after);
    if ('other' in answer) return answer;
    const { revision, at } = answer.kept;
    return { kept: { revision, at } };
  }

  /** Checks the draft in a form: its mistakes, or those of its photographs if it has no others, and advice. */
  async function check(of: string, form: Form) {
    const draft = store.draft(of, form);
    if (draft.problems.length > 0 || draft.document.translates)
      return { ...draft, areOfPhotographs: false };
    const { problems, warnings } = await preview.photographs(draft.changes);
    return {
      ...draft,
      problems: problems.map((line) => store.atField(readProblem(line), draft.document, form)),
      areOfPhotographs: true,
      advice: [...warnings, ...draft.advice],
    };
  }

  async function checkAnswer(request: IncomingMessage): Promise<CheckAnswer> {
    const { of, form } = (await sent(request)) as { of: string; form: Form };
    const { changes, problems, advice, result, page, document } = await check(of, form);
    const language = document.translates?.language;
    const port =
      problems.length > 0 && language === undefined
        ? undefined
        : await preview.show(changes, request.headers.origin, language);
    const origin = port && originOf(request, port);
    return {
      problems,
      advice,
      result,
      mark: visibilityOf(form, now()),
      page: origin === undefined ? undefined : `${origin}${page}`,
    };
  }

  async function save(request: IncomingMessage): Promise<SaveAnswer> {
    const { of, form, state, draft } = (await sent(request)) as {
      of: string;
      form: Form;
      state: string;
      draft: string;
    };
    const made = drafts.madeOf(draft);
    if (made && made.of !== of) return { made: withDraft(made) };
    // The store looks for other mistakes itself, after it has looked whether somebody else has saved meanwhile.
    if (photos.names().length > 0) {
      const { problems, areOfPhotographs } = await check(of, form);
      if (areOfPhotographs && problems.length > 0) throw refusalOf(problems);
    }
    const saved = store.save(of, form, state);
    if ('changed' in saved)
      return { changed: saved.changed, who: saved.last?.who ?? '', at: saved.last?.at ?? '' };
    const { of: id, state: fresh, problems } = saved;
    drafts.remove(draft, id === of ? undefined : { of: id, form, state: fresh });
    return { ...withDraft({ of: id, form: saved.form, state: fresh }), problems };
  }

  /** Answers a request, or returns `undefined` if it is for another page. */
  return async (
    request: IncomingMessage,
    { pathname, searchParams }: URL,
  ): Promise<object | undefined> => {
    const [, id] = /^\/drafts\/([^/]+)$/.exec(pathname) ?? [];
    if (id !== undefined && request.method === 'PUT') return keep(id, await sent(request));
    if (id !== undefined && request.method === 'DELETE') {
      drafts.remove(id);
      return {};
    }
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /text.json':
        return openText(searchParams.get('of') ?? '', searchParams.get('draft') ?? '');
      case 'GET /pictures.json':
        return pictures();
      case 'POST /check':
        return checkAnswer(request);
      case 'POST /save':
        return save(request);
      case 'POST /confirm': {
        const { of, isRead } = (await sent(request)) as { of: string; isRead: boolean };
        store.confirm(of, isRead);
        return {};
      }
      case 'POST /delete': {
        const { of, draft } = (await sent(request)) as { of: string; draft: string };
        store.remove([of]);
        drafts.remove(draft);
        return {};
      }
      default:
        return undefined;
    }
  };
}
