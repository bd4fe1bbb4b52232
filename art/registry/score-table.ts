import { CATALOGUE } from '../catalogue/catalogue.ts';
import { readRegistry } from './registry.ts';

/**
 * The weights and scores of all files as a table in Markdown, for `docs/measurements/picture-files.md`.
 * @throws when a picture has not been drawn
 */
export async function scoreTable(): Promise<string> {
  const registry = await readRegistry();
  const rows = Object.entries(CATALOGUE).map(([name, { encoding }]) => {
    const entry = registry[name];
    if (!entry) throw new Error(`${name} has not been drawn yet`);
    const files = Object.entries(entry.bytes).map(([file, bytes]) => {
      const score = entry.scores[file];
      if (score === undefined || score < encoding.score) {
        throw new Error(`${name}: ${file} scores ${score}, ${encoding.score} is asked for`);
      }
      return `${file} ${(bytes / 1000).toFixed(1)} kB (${score})`;
    });
    return `| ${name} | ${encoding.score} | ${files.join(', ')} |`;
  });
  return ['| picture | at least | files, with their scores |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}
