/** Publishes from the editor, one publication at a time. Everybody sees its steps and its result. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  hasBuildBefore,
  publish,
  publishDue,
  publishedAt,
  PublishError,
  publishedFolder,
  putBack,
  type PublishSettings,
  type Step,
} from '@website/site/build/publish.ts';
import { allContent, TEXT_FILE } from '@website/site/content/content-files.ts';
import type { Mistake } from '@website/site/content/mistake.ts';
import { ContentError } from '@website/site/content/parse.ts';
import { photoFiles } from '@website/site/content/photos.ts';
import { documentOfFile } from '../configuration/documents.ts';
import { runCommand, type HandedOn } from './after-publish.ts';
import { readProblem, type Problem } from './field-problems.ts';

export type { Step };
type Changes = Awaited<ReturnType<typeof publish>>;
/** `hand-on` runs the company's command once more. */
export type Kind = 'publish' | 'back' | 'hand-on';
/** The running or the last publication. */
export type Publication = { kind: Kind; who: string; since: Date } & (
  | { state: 'running'; step: Step | 'wait' | 'hand-on' }
  | { state: 'done'; changes: Changes; end: Date; handedOn?: HandedOn | undefined }
  | { state: 'failed'; problems: readonly Problem[]; end: Date }
);

export type PublisherSettings = Pick<PublishSettings, 'out' | 'content' | 'build'> & {
  now: () => Date;
  /** The company's command that the shell runs when a build is in place. */
  afterPublish?: string | undefined;
};

/** A mistake, with the path of its file in `content/`. @param content the folder with `en/` */
export const problemIn = (content: string, mistake: Mistake): Problem =>
  readProblem(mistake, (file) => path.relative(content, path.resolve(file)));

export type SavedChange = { file: string; before: string | undefined };

/** The texts of a folder, by file. */
function textsOf(folder: string): Map<string, string> {
  const files = existsSync(folder) ? allContent(folder) : [];
  return new Map(
    files
      .filter((file) => TEXT_FILE.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Sizes in bytes and times of the photographs of a folder, by name. */
const photographsOf = (folder: string) =>
  new Map(
    [...photoFiles(path.join(folder, 'photos'))].map(([name, file]) => [name, statSync(file)]),
  );

/** The mistakes that prevent a publication. @param root the folder with `en/` */
function publishProblems(root: string, error: unknown): Problem[] {
  const isKnown = error instanceof PublishError || error instanceof ContentError;
  if (!isKnown) console.error(error);
  if (isKnown && error.mistakes.length > 0)
    return error.mistakes.map((mistake) => problemIn(root, mistake));
  const there = isKnown
    ? error.message.trim()
    : 'The build has failed. A developer finds the reason where the editor was started.';
  return [problemIn(root, { file: '', place: [], code: 'setting', there })];
}

const UNCHANGED: Changes = { added: [], changed: [], removed: [], warnings: [], origin: '' };

/** Changes with the pages of some texts first: when a menu changes, all pages change. @param files of the texts */
export function ownFirst(changes: Changes, files: readonly string[]): Changes {
  const own = new Set(files.map((file) => documentOfFile(file)?.page));
  const isOther = ({ address }: { address: string }) => (own.has(address) ? 0 : 1);
  const changed = [...changes.changed].sort((one, other) => isOther(one) - isOther(other));
  return { ...changes, changed };
}

/** Publishes into the folder that this machine serves, and then runs the company's command. */
export function publisher({ out, content, build, now, afterPublish }: PublisherSettings) {
  let last: Publication | undefined;
  let isBusy = false;
  const root = path.dirname(content);
  const published = publishedFolder(out);

  /** The texts that have changed since the last publication, as they were; `undefined` before the first one. */
  function savedChanges(): readonly SavedChange[] | undefined {
    if (!existsSync(published)) return undefined;
    const [old, fresh] = [textsOf(published), textsOf(root)];
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .sort()
      .filter((file) => old.get(file) !== fresh.get(file))
      .map((file) => ({ file, before: old.get(file) }));
  }

  /** Runs the company's command. The site is published, whatever becomes of it. */
  const handOn = (who: string) =>
    afterPublish === undefined
      ? undefined
      : runCommand(afterPublish, {
          PUBLISHED_SITE: out,
          PUBLISHED_CONTENT: published,
          PUBLISHED_BY: who,
          // The preview has set this to its own copy, which holds a draft.
          CONTENT_FOLDER: content,
        });

  /** Shows a publication from its beginning to its end. */
  async function run(
    started: Publication & { state: 'running' },
    work: (onStep: (step: Step | 'wait') => void) => Promise<Changes | null>,
  ): Promise<void> {
    const { kind, who, since } = started;
    const common = { kind, who, since };
    isBusy = true;
    try {
      const changes = await work((step) => (last = { ...started, step }));
      if (!changes) return;
      last = { ...started, step: 'hand-on' };
      const handedOn = await handOn(who);
      last = { ...common, state: 'done', changes, end: now(), handedOn };
    } catch (error) {
      last = { ...common, state: 'failed', problems: publishProblems(root, error), end: now() };
    } finally {
      isBusy = false;
    }
  }

  return {
    last: () => last,
    canPutBack: () => hasBuildBefore(out),
    /** Whether the company has a command that runs after a publication. */
    handsOn: afterPublish !== undefined,
    /** A digest of what is saved: what is published must be what the person has seen. */
    saved() {
      const photographs = [...photographsOf(root)].map(([name, { size, mtimeMs }]) => [
        name,
        size,
        mtimeMs,
      ]);
      const all = JSON.stringify([[...textsOf(root)], photographs]);
      return createHash('sha256').update(all).digest('hex');
    },
    /**
     * The photographs that were replaced since the last publication: those of another size in bytes. The texts that name
     * a new one have changed too.
     */
    savedPhotographs(): readonly string[] {
      const old = photographsOf(published);
      return [...photographsOf(root)]
        .filter(([name, { size }]) => (old.get(name)?.size ?? size) !== size)
        .map(([name]) => name);
    },
    savedChanges,
    /** The time of the last publication. */
    publishedAt: () => publishedAt({ out, content }),
    /**
     * Starts a publication.
     * @param onDone is called if the saved texts are online
     * @returns `false` if one is already running
     */
    start(kind: Kind, who: string, onDone: () => void = () => undefined): boolean {
      if (isBusy) return false;
      const since = now();
      const started = { kind, who, since, state: 'running', step: 'check' } as const;
      last = started;
      void run(started, async (onStep) => {
        if (kind === 'hand-on') return UNCHANGED;
        const settings = { out, content, build, now: since, onStep, onWait: () => onStep('wait') };
        if (kind === 'back') return putBack(settings);
        const saved = (savedChanges() ?? []).map(({ file }) => file);
        const changes = ownFirst(await publish(settings), saved);
        try {
          onDone();
        } catch (error) {
          // The site is published all the same.
          console.error(error);
        }
        return changes;
      });
      return true;
    },
    /** Publishes texts whose date has come. It is shown only if there was a text, or if it fails. */
    async due(): Promise<void> {
      if (isBusy) return;
      const since = now();
      const started = { kind: 'publish', who: 'Its date', since, state: 'running' } as const;
      await run({ ...started, step: 'build' }, () =>
        publishDue({ out, content, build, now: since }),
      );
    },
  };
}

export type Publisher = ReturnType<typeof publisher>;
