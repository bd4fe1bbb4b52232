/**
 * Every icon of the sprite. The content's names are repeated here by literal, because importing
 * `ICONS` of `app/content/schema.ts` would bring the whole schema into the browser; a test compares them.
 */
export const ICON_NAMES = [
  // Names that content may use.
  'quality',
  'integrity',
  'innovation',
  'sustainability',
  'partnership',
  'excellence',
  'leaf',
  'seed',
  'soil',
  'sack',
  'cup',
  'cherry',
  'tractor',
  'globe',
  'handshake',
  'tree',
  'chart',
  'search',
  'gear',
  'clipboard',
  'coins',
  'sprout',
  'shield',
  'bolt',
  'sparkle',
  'people',
  'ship',
  'clock',
  'pin',
  'phone',
  'mail',
  'eye',
  'compass',
  'droplet',
  'scale',
  // The interface.
  'chevron-down',
  'arrow-right',
  'arrow-left',
  'star',
  'link',
  // Social networks.
  'linkedin',
  'twitter',
  'facebook',
  'instagram',
  'whatsapp',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
