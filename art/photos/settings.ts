/** The places of photographs: sizes, scores, limits. `PHOTO_PLACES` names another file: tests use one with small sizes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type places from './places.json';

const FILE = process.env['PHOTO_PLACES'] ?? path.join(import.meta.dirname, 'places.json');

export const settings = JSON.parse(readFileSync(FILE, 'utf8')) as typeof places;
