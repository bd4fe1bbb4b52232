import { NEWS, PROGRAMMES } from './cards.ts';
import { HILL } from './hill.ts';
import { HEROES } from './heroes.ts';
import { ENCODINGS, type Picture, type Pictures } from './picture.ts';
import { SERVICES } from './services.ts';
import { SITE } from './site-pictures.ts';
import type { PersonOptions } from '../portraits/options.ts';
import { PEOPLE } from '../portraits/people.ts';
import { drawPortrait } from '../portraits/portrait.ts';

function portraits(): Pictures {
  const people = Object.entries<PersonOptions>(PEOPLE);
  const entries = people.map(([name, options]): [string, Picture] => [
    `portrait-${name}`,
    {
      group: 'portrait',
      width: 800,
      height: 1000,
      encoding: options.setting ? ENCODINGS.face : ENCODINGS.portrait,
      draw: () => drawPortrait(options),
    },
  ]);
  return Object.fromEntries(entries);
}

/** Every picture of the website by name. The alternative texts are in content/<language>/pictures.yaml. */
export const CATALOGUE: Pictures = {
  ...HEROES,
  ...NEWS,
  ...PROGRAMMES,
  ...SERVICES,
  ...portraits(),
  ...SITE,
  ...HILL,
};
