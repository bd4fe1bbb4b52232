import { z } from 'zod';
import { around, line, placeholders, action } from '#render/content/field-kinds.ts';

export const file = 'ui.yaml';

/** Short texts of the shell and of controls. In the content file each has a note for its translator. */
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
  way: line,
  contactStrip: z.strictObject({
    call: line,
    write: line,
    whatsapp: line,
    /** The same in the narrow bar of phones. */
    chatApp: line,
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
  /** Beside what is invented (`components/sample-mark`). */
  sample: line,
  printPart: line,
  missingLink: placeholders('title'),
  /** Shown instead of a screen that has failed. */
  failure: z.strictObject({ title: line, again: line, home: action }),
  /** Shown without a network. It is a module of its own, `content:offline`, so that other pages do not load it. */
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
  /** For visitors who save data. It is a module of its own, `content:saveData`, so that other visitors do not load it. */
  saveData: z.strictObject({
    label: line,
    waiting: line,
    shown: line,
    show: line,
    hint: line,
    coming: line,
  }),
});
