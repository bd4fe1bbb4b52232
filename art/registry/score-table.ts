import { CATALOGUE } from '../catalogue/catalogue.ts';
import { readRegistry } from './registry.ts';

/**
 * The sizes and scores of all files as a Markdown table (`npm run art -- --scores`).
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
        throw new Error(
          `${name}: ${file} has the score ${score}; expected at least ${encoding.score}`,
        );
      }
      return `${file} ${(bytes / 1000).toFixed(1)} kB (${score})`;
    });
    return `| ${name} | ${encoding.score} | ${files.join(', ')} |`;
  });
  return ['| picture | at least | files, with their scores |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}
