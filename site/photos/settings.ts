/** The places of photographs: sizes, scores, limits. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type places from './places.json';

export type PhotoSettings = typeof places;

let read: PhotoSettings | undefined;

/** Those of `places.json`. `PHOTO_PLACES` names another file: tests use one with small sizes. */
export function photoSettings(): PhotoSettings {
  const file = process.env['PHOTO_PLACES'] ?? path.join(import.meta.dirname, 'places.json');
  return (read ??= JSON.parse(readFileSync(file, 'utf8')) as PhotoSettings);
}
