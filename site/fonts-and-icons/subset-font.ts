/** Cuts a font down to some characters. The package has no types of its own. */
import { createRequire } from 'node:module';

export type Range = { min: number; max: number };

export const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  characters: string,
  options: {
    targetFormat: 'truetype' | 'woff2';
    variationAxes: Readonly<Record<string, number | Range>>;
    keepFeatures?: string[];
    preserveNameIds?: number[];
    noHinting: boolean;
    dropTables?: string[];
  },
) => Promise<Buffer>;
