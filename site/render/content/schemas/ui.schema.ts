import { z } from 'zod';
import { around, line, placeholders, action } from '#render/content/kinds.ts';

export const file = 'ui.yaml';

/** Short words of the shell and of controls, each with a note for its translator beside it. */
export const schema = z.strictObject({
  skip: line,
  openMenu: line,
  closeMenu: line,
  menu: line,
  mainNavigation: line,
  search: line,
  backToTop: line,
  infoBar: line,
  phoneBar: line,
  parts: line,
  contactStrip: z.strictObject({
    call: line,
    write: line,
    whatsapp: line,
    chat: placeholders('title'),
  }),
  /** A figure and what it counts, in the order of the language. */
  figure: placeholders('value', 'label'),
  figures: line,
  newTab: line,
  copyright: around('year'),
  rating: placeholders('rating'),
  share: z.strictObject({
    facebook: line,
    twitter: line,
    linkedin: line,
    whatsapp: line,
    copy: line,
    copied: line,
  }),
  linkedinOf: placeholders('name'),
  emailOf: placeholders('name'),
  missingLink: placeholders('title'),
  /** In the place of a screen that cannot be shown. */
  failure: z.strictObject({ title: line, again: line, home: action }),
  /** Where there is no network; `content:offline`, so that pages do not carry it. */
  offline: z.strictObject({
    saved: placeholders('date'),
    title: line,
    text: line.min(50, 'at least 50 characters'),
    again: line,
  }),
  /** Above each page of a preview; visitors do not see it. */
  preview: line,
  /** On the page at a former address, which leads to the present one. */
  moved: placeholders('title'),
  /** For those who save data; `content:saveData`, so that others do not carry it. */
  saveData: z.strictObject({
    label: line,
    waiting: line,
    shown: line,
    show: line,
    hint: line,
    coming: line,
  }),
});
