/** The company's colours and mark, which the page «Colours and mark» shows and saves. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { contrast, PAIRS } from '@website/site/content/contrast.ts';
import { ROOT } from '@website/site/content/root.ts';
import { isMap, isScalar, parseDocument } from 'yaml';
import { writeYaml } from '../write-values/write-yaml.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

const FILE = 'facts/brand.yaml';

type Colour = { name: string; value: string; says: string };
export type BrandValues = { colours: readonly Colour[]; mark: string };
/** The state of the program that draws icons and share pictures. */
export type Drawing = { state: 'running' | 'done' } | { state: 'failed'; reason: string };

/** Pairs of colours for the page's script: colour, background, smallest contrast, place. */
export const pairs = PAIRS;
export { contrast };

/** Reads the mark from a file: one path on a square of 64 units. @throws {Refusal} */
export function markOf(svg: string): string {
  const box = /viewBox="([^"]*)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box?.join() !== '0,0,64,64')
    throw new Refusal('Expected a drawing on a square of 64 units (viewBox="0 0 64 64").');
  if (/<(?:circle|rect|ellipse|polygon|line|text|image|use|g transform)\b/.test(svg))
    throw new Refusal('Expected a drawing made of paths alone.');
  const lines = [...svg.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].map(([, d = '']) => d.trim());
  if (lines.length === 0) throw new Refusal('Expected a drawing made of paths; this has none.');
  return lines.join('').replace(/\s+/g, ' ');
}

/** @param language the folder with the saved texts */
export function brand(store: Store, language: string) {
  let drawing: Drawing | undefined;

  async function draw(): Promise<void> {
    const child = spawn('npm', ['run', '--silent', 'brand'], {
      cwd: ROOT,
      // The preview has set this to its own copy, which holds a draft.
      env: { ...process.env, CONTENT_FOLDER: language },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const closed = new Promise<number | null>((resolve) =>
      child.once('error', () => resolve(1)).once('close', resolve),
    );
    const [code, errors] = await Promise.all([closed, text(child.stderr)]);
    if (code !== 0) console.error(errors);
    drawing =
      code === 0
        ? { state: 'done' }
        : {
            state: 'failed',
            reason:
              'They could not be drawn here. A developer runs "npm run brand"; nothing of the site has changed.',
          };
  }

  return {
    drawing: () => drawing,
    read(): BrandValues {
      const document = parseDocument(store.read(FILE) ?? '');
      const colours = document.get('colours');
      const mark = document.get('mark', true);
      const found = isMap(colours)
        ? colours.items.map((pair) => {
            const key = isScalar(pair.key) ? pair.key : undefined;
            return {
              name: String(key?.value),
              value: String(isScalar(pair.value) ? pair.value.value : ''),
              says: key?.commentBefore?.split('\n').at(-1)?.trim() ?? '',
            };
          })
        : [];
      return { colours: found, mark: isScalar(mark) ? String(mark.value) : '' };
    },
    /** @throws {Refusal} with a line for each colour with too little contrast */
    save({ colours, mark }: BrandValues): void {
      const before = store.read(FILE) ?? '';
      const data = {
        colours: Object.fromEntries(colours.map(({ name, value }) => [name, value])),
        mark,
      };
      const after = writeYaml(before, data);
      if (after !== before) store.change(new Map([[FILE, after]]), 'Colours and mark');
    },
    /**
     * Draws icons and share pictures in the saved colours, which takes minutes. @returns `false` if it is still drawing
     */
    draw(): boolean {
      if (drawing?.state === 'running') return false;
      drawing = { state: 'running' };
      void draw();
      return true;
    },
  };
}
