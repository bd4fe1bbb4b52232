/** The icons that content may name; the schemas take them from here. */
export const CONTENT_ICONS = [
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
  'maize',
  'cocoa',
  'rice',
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
  'glass',
  'scale',
] as const;

/** Every icon of the sprite. */
export const ICON_NAMES = [
  ...CONTENT_ICONS,
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
