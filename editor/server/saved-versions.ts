/** Saves changed files as versions, and brings versions back. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isFullDisk } from '@website/site/serve/full-disk.ts';
import type { Document } from '../configuration/documents.ts';
import { personOr } from './access.ts';
import type { Changes } from './check.ts';
import { known, type DocumentFiles } from './document-files.ts';
import type { DraftCheck } from './draft-check.ts';
import { fullDisk, Refusal, refusalOf } from './refusal.ts';
import { versionStore, type Version } from './versions.ts';
import { writeFiles } from './write-files.ts';

type Settings = {
  /** The folder with `en/` and `facts/`. */
  content: string;
  versions: string;
  who: string;
  now: () => Date;
};

/** Writes files, each time as a version. */
export function savedVersions(
  { content, versions: folder, who, now }: Settings,
  { read }: DocumentFiles,
  { problemsOf }: DraftCheck,
) {
  const versions = versionStore(folder, now);

  /** Writes changes as a version. */
  function write(
    changes: Changes,
    name: string,
    photograph?: Version['photograph'],
  ): Version | undefined {
    if (changes.size === 0) return undefined;
    let kept: Version | undefined;
    try {
      kept = versions.keep({
        who: personOr(who),
        name,
        photograph,
        changes: [...changes].map(([file, after]) => ({ file, before: read(file) ?? null, after })),
      });
      writeFiles(content, changes);
      return kept;
    } catch (error) {
      if (kept) versions.forget(kept.id);
      throw isFullDisk(error) ? fullDisk() : error;
    }
  }

  /**
   * Saves texts of files as a version.
   * @param prefix stands before the reasons of a refusal
   * @param photograph that was deleted
   * @throws {Refusal} if the build would fail with them
   */
  function change(
    changes: Changes,
    name: string,
    prefix = '',
    photograph?: Version['photograph'],
  ): Version | undefined {
    const problems = problemsOf(changes);
    if (problems.length > 0) throw refusalOf(problems, prefix);
    return write(changes, name, photograph);
  }

  /** The last version of a document's files. */
  const lastSaveOf = ({ words, facts }: Document) => {
    const found = versions.lastOf([words, facts ?? words]);
    return found.get(words) ?? found.get(facts ?? words);
  };

  return {
    write,
    change,
    lastSaveOf,
    /** The last versions of all texts, or of one. @param id of the text in the editor */
    versions(id?: string): readonly Version[] {
      if (id === undefined) return versions.latest(200);
      const { words, facts } = known(id);
      return versions
        .latest(Infinity)
        .filter((version) => version.changes.some(({ file }) => [words, facts].includes(file)));
    },
    /** The last save of a document. */
    lastSave(id: string): Pick<Version, 'who' | 'at'> | undefined {
      const last = lastSaveOf(known(id));
      return last && { who: last.who, at: last.at };
    },
    /** The last save of each of these files. */
    lastSaves: versions.lastOf,
    /** Restores the files of a version. @param which the files before it, or the files that it saved */
    bringBack(id: string, which: 'before' | 'after'): Version | undefined {
      const version = versions.find(id);
      if (!version) throw new Refusal('This version does not exist.', 404);
      const changes = new Map(
        version.changes
          .map((change) => [change.file, change[which]] as const)
          .filter(([file, text]) => (read(file) ?? null) !== text),
      );
      const { file = '', kept = '' } = version.photograph ?? {};
      const photograph = path.join(content, 'photos', file);
      const isGone = which === 'before' && file !== '' && !existsSync(photograph);
      if (isGone && !existsSync(kept))
        throw new Refusal('The file of this picture is no longer kept.');
      const done = which === 'before' ? 'Undone' : 'Brought back';
      // The check looks for the file.
      if (isGone) cpSync(kept, photograph);
      try {
        return change(changes, `${done}: ${version.name}`, 'It cannot be brought back: ');
      } catch (error) {
        if (isGone) rmSync(photograph, { force: true });
        throw error;
      }
    },
  };
}

export type SavedVersions = ReturnType<typeof savedVersions>;
