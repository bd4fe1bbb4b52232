import { z } from 'zod';
import {
  hero,
  line,
  placeholders,
  picture,
  entries,
  meta,
  action,
  navLink,
  type FieldMeta,
} from '#render/content/field-kinds.ts';

export const file = 'screens/not-found.yaml';

/** The not-found page, and what the screens of an article and of a service say of an unknown one. */
export const schema = z.strictObject({
  address: z.strictObject({
    meta,
    title: line,
    text: line,
    /** Its signpost carries the quick links (`not-found.module.css`). */
    picture: hero,
    home: action,
    back: line,
    /** To the search for the words of the address. */
    search: action,
    quickTitle: line,
    quickLinks: entries(navLink),
    /** `Were you looking for {name}?` */
    suggestion: placeholders('name'),
    /** Addresses without a screen and the nearest real page (reading 6). */
    nearest: z
      .record(z.string(), navLink)
      .meta({ title: 'Nearest pages', one: 'address' } satisfies FieldMeta),
  }),
  service: z.strictObject({
    meta,
    title: line,
    text: line,
    picture,
    id: line,
    category: line,
    notAvailable: line,
    back: line,
  }),
  article: z.strictObject({ meta, title: line, text: line, picture, back: line }),
});

export type NotFoundContent = z.output<typeof schema>;
