/** Publishes with a commit, from which the Git host builds the site. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PublishError } from '@website/site/build/publish.ts';
import type { SavedChange } from '../server/publisher.ts';
import type { GitHost, GitPerson } from './hosts.ts';

const run = promisify(execFile);

/** @param content the folder with `en/`, `facts/` and `photos/`, in the checkout @param branch that the host builds */
export function gitRepository(content: string, branch: string, host: GitHost) {
  async function git(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { stdout } = await run('git', [...words], {
      cwd: content,
      maxBuffer: 64_000_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    });
    return stdout;
  }
  /** Secrets for Git, as environment variables, because other users can see parameters of processes. */
  const as = ({ name, email, token }: GitPerson): NodeJS.ProcessEnv => ({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: host.headerOf(token),
  });
  const line = async (...words: string[]) => (await git(words)).trim();
  const remote = `refs/remotes/origin/${branch}`;

  async function fetchFrom(person: GitPerson): Promise<void> {
    try {
      await git(['fetch', '--quiet', 'origin', `+refs/heads/${branch}:${remote}`], as(person));
    } catch (error) {
      console.error(error);
      throw new PublishError(`${host.name} cannot be reached, or has signed you out.`);
    }
  }

  async function push(person: GitPerson, commit: string): Promise<void> {
    try {
      await git(['push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`], as(person));
    } catch (error) {
      console.error(error);
      throw new PublishError(
        `${host.name} has not taken it: somebody has published at the same moment, or the branch ${branch} is protected. Press again.`,
      );
    }
    await git(['update-ref', remote, commit]);
  }

  /** Names that Git lists, each with a zero byte behind it. */
  const names = async (...words: string[]) => (await git(words)).split('\0').filter(Boolean);
  const changed = (...commits: string[]) =>
    names('diff', '--name-only', '--no-renames', '-z', '--relative', ...commits);
  const added = () => names('ls-files', '--others', '--exclude-standard', '-z');

  /** Files that were changed both at the host and here. */
  async function inConflict(): Promise<string[]> {
    const base = await line('merge-base', 'HEAD', remote);
    const theirs = new Set(await changed(base, remote));
    return [...(await changed('HEAD')), ...(await added())].filter((file) => theirs.has(file));
  }

  /** Whether the newest commit was made by a publication. A commit that changed other folders too was not. */
  async function canPutBack(): Promise<boolean> {
    if (!(await line('log', '-1', '--format=%b')).includes(MARK)) return false;
    const outside = ['--', ':/', ':!.'];
    return (await line('show', '--first-parent', '--format=', '--name-only', ...outside)) === '';
  }

  return {
    /** The changes that were saved since the last publication. */
    async savedChanges(): Promise<SavedChange[]> {
      const known = await Promise.all(
        (await changed('HEAD')).map(async (file) => ({
          file,
          before: await git(['show', `HEAD:./${file}`]).catch(() => undefined),
        })),
      );
      return [...known, ...(await added()).map((file) => ({ file, before: undefined }))];
    },
    /**
     * Fetches changes of others from the host. The texts that are saved here stay.
     * @throws {PublishError} if both have changed the same file
     */
    async take(person: GitPerson): Promise<void> {
      await fetchFrom(person);
      const conflict = await inConflict();
      if (conflict.length > 0)
        throw new PublishError(
          conflict
            .map(
              (file) =>
                `${path.join(content, file)}: the whole file: somebody has changed it at ${host.name} meanwhile. A developer joins the two`,
            )
            .join('\n'),
        );
      try {
        await git(['merge', '--ff-only', '--quiet', remote]);
      } catch (error) {
        console.error(error);
        throw new PublishError(
          `The editor's copy does not follow ${branch}. A developer repairs it.`,
        );
      }
    },
    /**
     * Commits the saved content and pushes it to the host. @returns the commit's page, or `undefined` without a change
     */
    async publish(person: GitPerson, message: string): Promise<string | undefined> {
      await git(['add', '--all', '.']);
      if ((await line('diff', '--cached', '--name-only')) === '') return undefined;
      await git(['commit', '--quiet', '--no-verify', '--message', message, '--', '.'], as(person));
      const commit = await line('rev-parse', 'HEAD');
      try {
        await push(person, commit);
      } catch (error) {
        // The commit is undone: the texts stay saved, but are not published.
        await git(['reset', '--quiet', '--soft', 'HEAD^']);
        await git(['reset', '--quiet']);
        throw error;
      }
      return host.commitAt(commit);
    },
    canPutBack,
    /**
     * Publishes the content before the last publication again. The saved texts stay as they are.
     * @throws {PublishError} if the newest commit is no publication
     */
    async putBack(person: GitPerson): Promise<string> {
      if (!(await canPutBack()))
        throw new PublishError(
          `The newest commit of ${branch} is no publication, so there is nothing to put back.`,
        );
      const title = await line('log', '-1', '--format=%s');
      const words = ['-p', 'HEAD', '-m', `Taken back: ${title}`, '-m', MARK];
      const commit = (await git(['commit-tree', 'HEAD^^{tree}', ...words], as(person))).trim();
      await push(person, commit);
      await git(['reset', '--quiet', '--mixed', commit]);
      return host.commitAt(commit);
    },
  };
}

/** The last line in messages of commits that the editor has made. */
export const MARK = 'Published-With: editor';

export type GitRepository = ReturnType<typeof gitRepository>;
