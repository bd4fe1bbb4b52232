import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../registry/registry.ts';

const FILE = path.join(ROOT, 'content/facts/brand.yaml');

type Brand = { colours: Record<Colour, string>; mark: string };
type Colour =
  | 'cream'
  | 'flush'
  | 'forest'
  | 'indigo'
  | 'ink'
  | 'leaf'
  | 'lime'
  | 'night'
  | 'sand'
  | 'sky'
  | 'soil'
  | 'soil-light'
  | 'sun';

/** Colours in capital letters, as in the drawings: a colour in small letters in the content changes no digest. */
const upper = (colours: Brand['colours']) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, colour.toUpperCase()]),
  ) as Brand['colours'];

const { colours, mark } = parse(readFileSync(FILE, 'utf8')) as Brand;

/** The company's colours and mark. `npm run content` checks the file. */
export const BRAND: Brand = { colours: upper(colours), mark };
