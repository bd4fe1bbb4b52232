/** Publishes from the editor, one publication at a time. Everybody sees its steps and its result. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
import type { Mistake } from '@website/site/content/mistake.ts';
import { ContentError } from '@website/site/content/parse.ts';
import { readProblem, type Problem } from './field-problems.ts';

export type { Step };
type Changes = Awaited<ReturnType<typeof publish>>;
type Kind = 'publish' | 'back';
/** The running or the last publication. */
export type Publication = { kind: Kind; who: string; since: Date } & (
  | { state: 'running'; step: Step | 'wait' }
  | {
      state: 'done';
      changes: Changes;
      end: Date;
      /** The Git host now builds the site from this commit. Without a commit nothing had changed. */
      isAtHost?: true;
      commit?: string | undefined;
    }
  | { state: 'failed'; problems: readonly Problem[]; end: Date }
);

export type PublisherSettings = Pick<PublishSettings, 'out' | 'content' | 'build'> & {
  now: () => Date;
};

/** A mistake, with the path of its file in `content/`. @param content the folder with `en/` */
export const problemIn = (content: string, mistake: Mistake): Problem =>
  readProblem(mistake, (file) => path.relative(content, path.resolve(file)));

/** The functions of a publisher that the page «Publish» uses. */
export type Publisher = {
  last: () => Publication | undefined;
  canPutBack: () => Promise<boolean>;
  /** The files that have changed since the last publication, with their old texts; `undefined` before the first one. */
  savedChanges: () => Promise<readonly SavedChange[] | undefined>;
  /** The time of the last publication. */
  publishedAt: () => Date;
  /** Starts a publication. @returns `false` if one is already running */
  start: (kind: Kind, who: string) => boolean;
  /** Publishes texts whose date has come. It is shown only if there was a text, or if it fails. */
  due: () => Promise<void>;
};
export type SavedChange = { file: string; before: string | undefined };

/** The texts of a folder, by file. */
function textsOf(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:yaml|md)$/.test(name) && /^(?:en|facts)[/\\]/.test(name),
  );
  return new Map(
    names.map((name) => [
      name.replaceAll('\\', '/'),
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}

/** The mistakes that prevent a publication. @param root the folder with `en/` */
export function publishProblems(root: string, error: unknown): Problem[] {
  const isKnown = error instanceof PublishError || error instanceof ContentError;
  if (!isKnown) console.error(error);
  if (isKnown && error.mistakes.length > 0)
    return error.mistakes.map((mistake) => problemIn(root, mistake));
  const there = isKnown
    ? error.message.trim()
    : 'The build has failed. A developer finds the reason where the editor was started.';
  return [problemIn(root, { file: '', place: [], code: 'setting', there })];
}

/** A publisher that writes into the folder that this machine serves. */
export function publisher({ out, content, build, now }: PublisherSettings): Publisher {
  let last: Publication | undefined;
  const root = path.dirname(content);

  async function run(started: Publication & { state: 'running' }): Promise<void> {
    const { kind, who, since } = started;
    const onStep = (step: Step | 'wait') => (last = { ...started, step });
    const settings = { out, content, build, now: since, onStep, onWait: () => onStep('wait') };
    try {
      const changes = await (kind === 'publish' ? publish(settings) : putBack(settings));
      last = { kind, who, since, state: 'done', changes, end: now() };
    } catch (error) {
      last = {
        kind,
        who,
        since,
        state: 'failed',
        problems: publishProblems(root, error),
        end: now(),
      };
    }
  }

  return {
    last: () => last,
    canPutBack: () => Promise.resolve(hasBuildBefore(out)),
    savedChanges() {
      const before = publishedFolder(out);
      if (!existsSync(before)) return Promise.resolve(undefined);
      const [old, fresh] = [textsOf(before), textsOf(root)];
      const files = [...new Set([...old.keys(), ...fresh.keys()])].sort();
      return Promise.resolve(
        files
          .filter((file) => old.get(file) !== fresh.get(file))
          .map((file) => ({ file, before: old.get(file) })),
      );
    },
    publishedAt: () => publishedAt({ out, content }),
    start(kind, who) {
      if (last?.state === 'running') return false;
      const started = { kind, who, since: now(), state: 'running', step: 'check' } as const;
      last = started;
      void run(started);
      return true;
    },
    async due() {
      if (last?.state === 'running') return;
      const common = { kind: 'publish', who: 'Its date', since: now() } as const;
      try {
        const changes = await publishDue({ out, content, build, now: common.since });
        if (!changes) return;
        last = { ...common, state: 'done', changes, end: now() };
      } catch (error) {
        last = { ...common, state: 'failed', problems: publishProblems(root, error), end: now() };
      }
    },
  };
}
