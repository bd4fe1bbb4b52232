import words from 'content:farmWords';
import type { Action } from '#render/content/field-kinds.ts';
import type { BusinessContent } from './business.schema.ts';

/** Links for the top of a business page: its sheet for buyers or dealers, and the aids for farmers. */
export function shortcuts({ more }: BusinessContent['options'], page: string): Action[] {
  return [...(more ? [more] : []), ...(words.links[page]?.links ?? [])];
}
