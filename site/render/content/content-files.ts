/**
 * What a file of the content is: for the check, the editor, the photographs and publishing. Files that programs leave
 * behind are left out everywhere; what looks like content and cannot be used is named.
 */
import { readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#serve/file-list.ts';
import type { Mistake } from './mistake.ts';
import { fileMistake } from './parse.ts';

/** The kinds of content, by the endings of their files. */
export const TEXT_FILE = /\.(?:yaml|md)$/;
export const PHOTO_FILE = /\.(?:jpe?g|png|webp|avif|heic|heif|svg)$/i;
export const FONT_FILE = /\.(?:woff2|ttf|otf)$/i;

/** A file of text under a name that nothing reads, such as `rain.MD`, `rain.markdown` or `team.yml`. */
const MISNAMED = /\.(?:ya?ml|md|markdown|txt)$/i;

/**
 * Files of operating systems and programs: hidden ones (`.DS_Store`, `._rain.md` of macOS, `.#rain.md` of Emacs), copies
 * (`rain.md~`, `rain.bak`), locks (`~$rain.docx`, `rain.swp`), halves of a download, and files that Windows writes.
 */
const LEFT_OVER =
  /^\.|^~\$|^#.*#$|~$|\.(?:bak|orig|swp|swo|tmp|temp|part|partial|crdownload|download)$|^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i;

/** Whether a program has left a file behind. It is no content, whatever its ending says. */
export const isLeftOver = (name: string): boolean => LEFT_OVER.test(name);

/** Notes for people. */
const isReadme = (name: string) => /^README\b/i.test(name);

/** What is wrong with an entry of a folder that is no ordinary file, in words. */
function oddity(entry: Dirent): string | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isSymbolicLink()) return 'a link to another place; put the file itself here';
  if (entry.isDirectory()) return 'a folder';
  return 'no ordinary file';
}

type Listing = {
  /** The files with the ending, as paths below the folder, with slashes on every system, sorted. */
  files: string[];
  /** Links and folders where a file is expected, files under a wrong name, a folder that cannot be read. */
  mistakes: Mistake[];
};

type Kind = {
  /** The ending of the files that are read. */
  ending: RegExp;
  /** The ending of files that somebody has meant to be read; by default the same. */
  meant?: RegExp;
  /** What is expected of the name of another file; by default a name that is near. */
  expected?: string;
  /** Whether folders inside belong to it. */
  isDeep?: boolean;
};

/**
 * The files of one kind in a folder. Nothing is followed: a link is named, not read.
 * @param folder a folder that is missing is empty
 */
export function listContent(folder: string, kind: Kind): Listing {
  const { ending, meant = ending, expected, isDeep = false } = kind;
  const files: string[] = [];
  const mistakes: Mistake[] = [];
  const name = (file: string, said: Pick<Mistake, 'there' | 'expected'>) =>
    mistakes.push({ file: shownPath(file), place: 'file name', code: 'name', ...said });
  function visit(below: string): void {
    let entries: Dirent[];
    try {
      entries = readdirSync(path.join(folder, below), { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      mistakes.push(fileMistake(error, shownPath(path.join(folder, below))));
      return;
    }
    for (const entry of entries) {
      if (isLeftOver(entry.name) || isReadme(entry.name)) continue;
      const file = path.posix.join(below, entry.name);
      const isMeant = meant.test(entry.name);
      const odd = oddity(entry);
      if (entry.isDirectory() && isDeep && !(isMeant && entry.name.includes('.'))) visit(file);
      else if (odd !== undefined) {
        if (isMeant || entry.isSymbolicLink())
          name(path.join(folder, file), { expected: 'an ordinary file', there: `it is ${odd}` });
      } else if (ending.test(entry.name)) files.push(file);
      else if (isMeant)
        name(path.join(folder, file), expected ? { expected } : wrongName(entry.name, ending));
    }
  }
  visit('');
  return { files: files.sort(), mistakes };
}

/** What is wrong with the name of a file that somebody has meant to be read. */
function wrongName(name: string, ending: RegExp): Pick<Mistake, 'there' | 'expected'> {
  const right = name
    .replace(/(?<=\.(?:md|yaml))\.txt$/i, '')
    .replace(/\.(?:md|markdown|txt)$/i, '.md')
    .replace(/\.ya?ml$/i, '.yaml');
  const expected =
    ending.test(right) && right !== name
      ? `the name ${right}`
      : 'small letters, digits and hyphens, such as field-day.md or team.yaml';
  return { expected, there: 'nothing reads this file' };
}

/** The files of words and facts in a folder and the folders inside it. */
export const listTexts = (folder: string): Listing =>
  listContent(folder, { ending: TEXT_FILE, meant: MISNAMED, isDeep: true });

/** The Markdown files of one folder; what is wrong with others is found by {@link listTexts}. */
export const markdownFiles = (folder: string): string[] =>
  listContent(folder, { ending: /\.md$/ }).files;

/** Whether there is a file, also where a folder on the way is a file. */
export const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The files of all content: words, facts, photographs, fonts, and the drawings of partial content.
 * @param content the folder with `en/` and `facts/`
 * @returns paths below the folder
 */
export function allContent(content: string): string[] {
  return readdirSync(content, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (isLeftOver(name) || isReadme(name)) return [];
    // Photographs may be on another disk, so the folder itself may be a link.
    if (!isFolder(path.join(content, name))) return TEXT_FILE.test(name) ? [name] : [];
    const { files } = listContent(path.join(content, name), { ending: /./, isDeep: true });
    return files.map((file) => path.posix.join(name, file));
  });
}

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
