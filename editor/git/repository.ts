/** Publishes with a commit, from which the Git host builds the site. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

  /** Files that were changed both at the host and here. */
  async function inConflict(): Promise<string[]> {
    const base = await line('merge-base', 'HEAD', remote);
    const names = async (...words: string[]) =>
      (await git(['diff', '--name-only', '-z', '--relative', ...words]))
        .split('\0')
        .filter(Boolean);
    const theirs = new Set(await names(base, remote));
    return [...(await names('HEAD')), ...(await added())].filter((file) => theirs.has(file));
  }

  const added = async () =>
    (await git(['ls-files', '--others', '--exclude-standard', '-z'])).split('\0').filter(Boolean);

  return {
    /** The changes that were saved since the last publication. */
    async savedChanges(): Promise<SavedChange[]> {
      const changed = await git([
        'diff',
        '--name-status',
        '--no-renames',
        '-z',
        '--relative',
        'HEAD',
      ]);
      const words = changed.split('\0').filter(Boolean);
      const files = words.filter((_word, index) => index % 2 === 1);
      const known = await Promise.all(
        files.map(async (file) => ({
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
    /** Whether the newest commit was made by a publication. */
    canPutBack: async () => (await line('log', '-1', '--format=%b')).includes(MARK),
    /** Publishes the content before the last publication again. The saved texts stay as they are. */
    async putBack(person: GitPerson): Promise<string> {
      const prefix = (await line('rev-parse', '--show-prefix')).replace(/\/$/, '');
      const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
      const top = await line('rev-parse', '--show-toplevel');
      // A separate index: neither the saved texts nor Git's usual index change.
      const index = { GIT_INDEX_FILE: path.join(folder, 'index') };
      try {
        await git(['-C', top, 'read-tree', 'HEAD'], index);
        await git(['-C', top, 'rm', '-r', '--quiet', '--cached', '--', prefix], index);
        await git(['-C', top, 'read-tree', `--prefix=${prefix}/`, `HEAD^:${prefix}`], index);
        const tree = (await git(['-C', top, 'write-tree'], index)).trim();
        const title = await line('log', '-1', '--format=%s');
        const words = ['commit-tree', tree, '-p', 'HEAD', '-m', `Taken back: ${title}`, '-m', MARK];
        const commit = (await git(words, as(person))).trim();
        await push(person, commit);
        await git(['reset', '--quiet', '--mixed', commit]);
        return host.commitAt(commit);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** The last line in messages of commits that the editor has made. */
export const MARK = 'Published-With: editor';

export type GitRepository = ReturnType<typeof gitRepository>;
