/** Whether the lists of pictures and the files in `site/public/pictures/` agree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn, hashOf, type Entry, type Registry } from '#encoding/registry.ts';

const FOLDER = 'site/public/pictures';

/** A list, and the command that writes it and its files. */
type List = { file: string; command: string };

/** The problems of one picture. @param files its files, which are all there */
async function entryProblems(
  root: string,
  name: string,
  entry: Entry,
  { file: list, command }: List,
): Promise<string[]> {
  const files = filesIn(name, entry);
  const again = `put the file back as it was ("git checkout"), or make it again ("${command}")`;
  const missing = files.filter(({ file }) => !existsSync(path.join(root, FOLDER, file)));
  if (missing.length > 0)
    return missing.map(({ file }) => `${FOLDER}/${file}: missing; ${list} names it: ${again}`);
  const problems: string[] = [];
  for (const { file, width } of files) {
    const found = await sharp(path.join(root, FOLDER, file)).metadata();
    const height = (entry.height * width) / entry.width;
    // The height of a narrow file is rounded.
    if (found.width === width && Math.abs(found.height - height) <= 1) continue;
    problems.push(
      `${FOLDER}/${file}: ${found.width} × ${found.height} px; ${list} says ${width} × ${Math.round(height)} px. A picture is not cut by hand: ${again}`,
    );
  }
  const contents = files.map(({ file }) => readFileSync(path.join(root, FOLDER, file)));
  if (problems.length === 0 && hashOf(contents) !== entry.hash)
    problems.push(
      `${FOLDER}/${name}-*: changed after they were made, but visitors' browsers keep files of these names: ${again}`,
    );
  return problems;
}

/**
 * Compares lists and files.
 * @param root the folder of the project
 * @returns a line for each entry without its file, each file without an entry, and each file that was changed by hand
 */
export async function pictureProblems(root: string, lists: readonly List[]): Promise<string[]> {
  const problems: string[] = [];
  const named = new Set<string>();
  for (const list of lists) {
    const entries = JSON.parse(readFileSync(path.join(root, list.file), 'utf8')) as Registry;
    for (const [name, entry] of Object.entries(entries)) {
      for (const { file } of filesIn(name, entry)) named.add(file);
      problems.push(...(await entryProblems(root, name, entry, list)));
    }
  }
  // The layers of the hill have a folder of their own, which the studio checks.
  const strays = readdirSync(path.join(root, FOLDER), { withFileTypes: true })
    .filter((file) => file.isFile() && !named.has(file.name))
    .map((file) => file.name);
  const names = lists.map(({ file }) => file).join(' and ');
  return [
    ...problems,
    ...strays.map(
      (file) =>
        `${FOLDER}/${file}: ${names} do not name it: delete it, or add its entry, which the command that made it has written`,
    ),
  ];
}
