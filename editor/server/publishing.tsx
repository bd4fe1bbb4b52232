/** Answers the page «Publish»: what has changed, who asks for publishing, and the buttons. */
import path from 'node:path';
import type { ReactElement } from 'react';
import { loadContent, translationIn } from '@website/site/content';
import { findLanguages } from '@website/site/content/languages.ts';
import { ContentError, readMarkdown } from '@website/site/content/parse.ts';
import { isShown, momentOf } from '@website/site/content/publication.ts';
import { lineOf } from '@website/site/content/mistake.ts';
import { inVisitOrder } from '@website/site/content/twins/visit-order.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import { differences } from './compare.ts';
import { spoken } from './pages/page.tsx';
import { PublishPage, type Change, type Translations } from './pages/publish-page.tsx';
import type { TextLinkProps } from './pages/text-link.tsx';
import { problemIn, type Publisher, type SavedChange } from './publisher.ts';
import { Refusal } from './refusal.ts';
import type { requestStore } from './requests.ts';
import type { Roles } from './roles.ts';
import { valueOf, type Answer } from './sent-form.ts';
import { translationStates } from './translation-state.ts';
import type { Store } from './store.ts';

type Settings = {
  /** The folder with `en/`. */
  content: string;
  now: () => Date;
  store: Store;
  publisher: Publisher;
  roles: Roles;
  requests: ReturnType<typeof requestStore>;
  token: string;
  /** The name of the person at work. */
  me: () => string;
  textLinkOf: (file: string, text?: string) => TextLinkProps;
  page: (element: ReactElement, status?: number) => Answer;
};

const BUSY = 'Somebody is publishing already. See below; then press again if needed.';
const CHANGED =
  'Something was saved after you had opened this page, so nothing is published. It shows everything now: look again, and press again.';

export function publishing(settings: Settings) {
  const { content, now, store, publisher, roles, requests, token, me, textLinkOf, page } = settings;

  /** What has become of a text. A deleted one still appears on its date, if it was published with one in the future. */
  function kindOfChange(file: string, before?: string, after?: string): string {
    if (before === undefined) return 'new';
    if (after !== undefined) return 'changed';
    let publishAt: unknown;
    try {
      ({ publishAt } = readMarkdown(file, before).fields as { publishAt?: unknown });
    } catch {
      // It could not be read when it was published, so it had no date either.
    }
    const due = typeof publishAt === 'string' ? momentOf(publishAt) : null;
    return due && due > now()
      ? `deleted, but it still appears on ${spoken(due)} in Nairobi unless you publish before`
      : 'deleted';
  }

  /** The texts that have changed since the last publication. The facts and words of a page count as one text. */
  function changes(saved: readonly SavedChange[] | undefined): Change[] | undefined {
    const found = new Map<string, Change>();
    for (const { file, before } of saved ?? []) {
      const after = store.read(file);
      const change = {
        ...textLinkOf(file, after ?? before),
        kindOfChange: kindOfChange(file, before, after),
      };
      const key = change.title + change.kindOfChange;
      const { states } = found.get(key) ?? { states: [] };
      found.set(key, { ...change, states: [...states, { file, before, after }] });
    }
    return saved && [...found.values()];
  }

  /** The mistakes in the saved content. */
  function checked() {
    try {
      const occasion = { now: now(), isPreview: false };
      const folder = path.join(content, LANGUAGE);
      const { site, planned } = loadContent(folder, occasion);
      // Throws where a folder has no language's name, as the build does.
      findLanguages(folder);
      return { origin: site.origin, planned, problems: [] };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const problems = error.mistakes
        .map((mistake) => problemIn(content, mistake))
        .map((problem) => ({ ...problem, ...textLinkOf(problem.file) }));
      return { origin: '', planned: [], problems };
    }
  }

  /** What each language but the first lacks. Asked when the first has no mistakes: those are read with each language. */
  function translations(): Translations[] {
    const occasion = { now: now(), isPreview: false };
    return findLanguages(path.join(content, LANGUAGE))
      .slice(1)
      .map(({ code, name, folder }) => {
        const found = translationIn(folder, occasion);
        const states = translationStates(found);
        const broken = found.untranslated.filter(({ mistakes }) => mistakes.length > 0);
        return {
          code,
          name,
          setAside: inVisitOrder(broken, ({ file }) => file).map(({ file }) => ({
            ...textLinkOf(`${code}/${file}`),
            says: states(file).join(' '),
          })),
          others: found.untranslated.length - broken.length,
          mistakes: found.aboutTwins.map(lineOf),
        };
      });
  }

  /** What the person at work has to do with publishing. */
  function state() {
    const name = me();
    return {
      name,
      mayPublish: roles.mayPublish(name),
      roleMistake: roles.mistake(),
      waiting: changes(publisher.savedChanges())?.length,
      requests: requests.waiting(),
      own: requests.of(name),
    };
  }

  function show(refusal?: Refusal): Answer {
    // The digest is of the texts before the page reads them: what is saved meanwhile makes it old.
    const saved = publisher.saved();
    const { origin, planned, problems } = checked();
    const occasion = { now: publisher.publishedAt(), isPreview: false };
    const hidden = planned
      .filter((one) => !isShown(one, occasion))
      .map(({ file, entry, draft, publishAt }) => {
        const link = textLinkOf(path.relative(content, path.resolve(file)));
        const title = entry ? `${link.title}: ${entry}` : link.title;
        return { ...link, title, when: draft ? 'draft' : `from ${publishAt ?? ''}, in Nairobi` };
      });
    const props = {
      ...state(),
      ...{ problems, hidden, origin, token, saved, textLinkOf },
      translations: problems.length > 0 ? [] : translations(),
      changes: changes(publisher.savedChanges()),
      photographs: publisher.savedPhotographs(),
      versions: store.versions(),
      last: publisher.last(),
      canPutBack: publisher.canPutBack(),
      handsOn: publisher.handsOn,
      refused: refusal?.message,
    };
    return page(<PublishPage {...props} compare={differences} />, refusal?.status);
  }

  /** Does what a button of the page says. @throws {Refusal} */
  function perform(fields: FormData): void {
    const name = me();
    const what = valueOf(fields, 'what');
    const says = valueOf(fields, 'says');
    if (what === 'ask') {
      requests.ask(name, says);
      return;
    }
    if (what === 'forget') {
      requests.forget(name);
      return;
    }
    // Everything else is for those who may publish.
    roles.requirePublisher(name);
    if (what === 'send-back') {
      if (says.trim() === '') throw new Refusal('Write in a sentence what should be different.');
      if (!requests.sendBack(valueOf(fields, 'who'), name, says))
        throw new Refusal('This request does not wait any more.', 409);
      return;
    }
    if (what !== 'publish' && what !== 'back' && what !== 'hand-on')
      throw new Refusal('There is no such button.', 400);
    if (what === 'publish' && valueOf(fields, 'saved') !== publisher.saved())
      throw new Refusal(CHANGED, 409);
    const asked = requests.waiting();
    const onDone = () => requests.fulfil(asked);
    if (!publisher.start(what, name, onDone)) throw new Refusal(BUSY, 409);
  }

  return {
    state,
    show,
    /** Answers a form of the page. */
    act(fields: FormData): Answer {
      try {
        perform(fields);
        return { next: 'publish' };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return show(error);
      }
    },
  };
}
