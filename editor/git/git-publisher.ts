/** Publishes from the editor with a commit, if a Git host builds the site. */
import path from 'node:path';
import { loadContentWithPhotos } from '@website/site/content';
import { gitPerson } from '../server/access.ts';
import { LANGUAGE } from '../configuration/documents.ts';
import { publishProblems, type Publication, type Publisher } from '../server/publisher.ts';
import type { GitPerson } from './hosts.ts';
import { MARK, type GitRepository } from './repository.ts';

const NOTHING = { added: [], changed: [], removed: [], warnings: [], origin: '' };

/** The first line of a commit: the titles of the changed texts. */
function titleOf(names: readonly string[]): string {
  const [first = 'Nothing', ...others] = names;
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

/** @param content the folder with `en/` @param titleAt returns the title of a file */
export function gitPublisher(
  content: string,
  repository: GitRepository,
  titleAt: (file: string) => string,
  now: () => Date,
): Publisher {
  let last: Publication | undefined;

  async function publish(person: GitPerson, onBuild: () => void) {
    await repository.take(person);
    const language = path.join(content, LANGUAGE);
    // This throws the mistakes that the host's build would report.
    const { warnings } = await loadContentWithPhotos(language, { now: now(), isPreview: false });
    onBuild();
    const files = (await repository.savedChanges()).map(({ file }) => titleAt(file));
    const message = `${titleOf([...new Set(files)])}\n\n${MARK}`;
    return { changes: { ...NOTHING, warnings }, commit: await repository.publish(person, message) };
  }

  async function run(started: Publication & { state: 'running' }, person: GitPerson) {
    const { kind, who, since } = started;
    try {
      const done =
        kind === 'publish'
          ? await publish(person, () => (last = { ...started, step: 'build' }))
          : { changes: NOTHING, commit: await repository.putBack(person) };
      last = { kind, who, since, state: 'done', end: now(), isAtHost: true, ...done };
    } catch (error) {
      const problems = publishProblems(content, error);
      last = { kind, who, since, state: 'failed', problems, end: now() };
    }
  }

  return {
    last: () => last,
    canPutBack: () => repository.canPutBack(),
    savedChanges: () => repository.savedChanges(),
    // The host builds the site; this machine does not know when.
    publishedAt: now,
    start(kind, who) {
      if (last?.state === 'running') return false;
      const started = { kind, who, since: now(), state: 'running', step: 'check' } as const;
      last = started;
      void run(started, gitPerson());
      return true;
    },
    /** The host itself decides when it builds. */
    due: () => Promise.resolve(),
  };
}
