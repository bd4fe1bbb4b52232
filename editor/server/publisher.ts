/** Publishes from the editor: one publication at a time, whose steps and result everybody sees. */
import path from 'node:path';
import {
  hasBuildBefore,
  publish,
  publishDue,
  PublishError,
  publishedFolder,
  putBack,
  type PublishSettings,
  type Step,
} from '@website/site/build/publish.ts';
import { readProblem, type Problem } from './problems.ts';

export type { Step };
type Changes = Awaited<ReturnType<typeof publish>>;
type Kind = 'publish' | 'back';
/** What happens, or has happened last. */
export type Publication = { kind: Kind; who: string; since: Date } & (
  | { state: 'running'; step: Step | 'wait' }
  | { state: 'done'; changes: Changes; end: Date }
  | { state: 'failed'; problems: readonly Problem[]; end: Date }
);

export type PublisherSettings = Pick<PublishSettings, 'out' | 'content' | 'build'> & {
  now: () => Date;
};

/** A mistake, with its file as the editor names files. @param content the folder that holds `en/` */
export function problemIn(content: string, line: string): Problem {
  const problem = readProblem(line);
  return problem.file === ''
    ? problem
    : { ...problem, file: path.relative(content, path.resolve(problem.file)) };
}

export function publisher({ out, content, build, now }: PublisherSettings) {
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
      last = { kind, who, since, state: 'failed', problems: problemsOf(error), end: now() };
    }
  }

  function problemsOf(error: unknown): Problem[] {
    const isKnown = error instanceof PublishError;
    if (!isKnown) console.error(error);
    const lines = isKnown
      ? error.message.split('\n').filter((line) => line.trim() !== '')
      : ['The build has failed. A developer finds the reason where the editor was started.'];
    return lines.map((line) => problemIn(root, line));
  }

  return {
    last: () => last,
    canPutBack: () => hasBuildBefore(out),
    /** The content as it was published last. */
    published: () => publishedFolder(out),
    /** Begins. @returns `false` when a publication runs already */
    start(kind: Kind, who: string): boolean {
      if (last?.state === 'running') return false;
      const started = { kind, who, since: now(), state: 'running', step: 'check' } as const;
      last = started;
      void run(started);
      return true;
    },
    /** Publishes what has come due. Nobody sees it unless there was something, or it fails. */
    async due(): Promise<void> {
      if (last?.state === 'running') return;
      const common = { kind: 'publish', who: 'Its date', since: now() } as const;
      try {
        const changes = await publishDue({ out, content, build, now: common.since });
        if (changes) last = { ...common, state: 'done', changes, end: now() };
      } catch (error) {
        last = { ...common, state: 'failed', problems: problemsOf(error), end: now() };
      }
    },
  };
}

export type Publisher = ReturnType<typeof publisher>;
