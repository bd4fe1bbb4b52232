/** Keeps what somebody has written and not saved yet: a file for each draft, beside the versions. Nothing checks it. */
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';
import type { Form, OpenForm } from './document-files.ts';

export type Draft = {
  id: string;
  /** The text, or the folder of a new entry. */
  of: string;
  form: Form;
  /** The files from which the form was made. */
  base: OpenForm;
  /** Who wrote last, and when, as ISO text. */
  who: string;
  at: string;
  /** Digest of the form. */
  revision: string;
};

/** The entry that was made of a draft, as it was saved. */
export type Made = OpenForm & { of: string };

const ID = /^[0-9a-f]{20}$/;

/** The id of a person's draft of a text. */
export const draftId = (of: string, who: string) =>
  createHash('sha256')
    .update(JSON.stringify([of, who]))
    .digest('hex')
    .slice(0, 20);

/** An id for a new entry, which has no name yet. */
export const newDraftId = () => randomBytes(10).toString('hex');

/** @param folder for the drafts @param now the clock */
export function draftStore(folder: string, now: () => Date) {
  const made = path.join(folder, 'made');

  function fileOf(id: string, place = folder): string {
    if (!ID.test(id)) throw new Refusal('There is no such draft.', 404);
    return path.join(place, `${id}.json`);
  }

  /** A draft whose file cannot be read is no draft; the next one takes its place. */
  function read(file: string): unknown {
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as unknown;
    } catch {
      return undefined;
    }
  }

  /** Writes beside the file first, so that an end of the program leaves the old text or the new one. */
  function write(file: string, value: unknown): void {
    mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.tmp`;
    try {
      writeFileSync(unfinished, JSON.stringify(value), { flush: true });
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
  }

  const find = (id: string) => read(fileOf(id)) as Draft | undefined;

  return {
    find,
    /** The entry that was made of a draft of a new one, if it was saved. */
    madeOf: (id: string) => read(fileOf(id, made)) as Made | undefined,
    /**
     * Keeps a draft.
     * @param after the revision that its page knows; empty for none
     * @returns the draft, or another one that another window has kept meanwhile
     */
    keep(draft: Omit<Draft, 'at' | 'revision'>, after: string): { kept: Draft } | { other: Draft } {
      const before = find(draft.id);
      const revision = createHash('sha256').update(JSON.stringify(draft.form)).digest('hex');
      if (before && before.revision !== after && before.revision !== revision)
        return { other: before };
      const kept = { ...draft, at: now().toISOString(), revision };
      write(fileOf(draft.id), kept);
      return { kept };
    },
    /** Forgets a draft. @param saved the entry that was made of it, so that a repeated save makes no second one */
    remove(id: string, saved?: Made): void {
      if (saved) write(fileOf(id, made), saved);
      rmSync(fileOf(id), { force: true });
    },
    /** All drafts, the newest first. */
    all: (): Draft[] =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => ID.test(path.basename(name, '.json')))
        .flatMap((name) => (read(path.join(folder, name)) as Draft | undefined) ?? [])
        .sort((one, other) => other.at.localeCompare(one.at)),
  };
}

export type Drafts = ReturnType<typeof draftStore>;
