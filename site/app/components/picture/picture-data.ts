/** A picture as pages receive it. */
export type Picture = {
  name: string;
  /** First 8 hex digits of the content hash; part of every file name. */
  hash: string;
  /** Size of the largest file in px, for `width` and `height`. */
  width: number;
  height: number;
  /** Widths in px of the AVIF files, ascending. */
  widths: readonly number[];
  /** Width in px of the one WebP file, for browsers without AVIF. */
  webp: number;
  /** Colour of the palette that fills the place until the picture has loaded. */
  ground: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Who took a photograph, and its licence, as pages say it. */
  credit?: string;
  /** The language of its text, if it stands in a text of perhaps another one. */
  lang?: string;
};

/** A logo as pages receive it: one file. */
export type Logo = {
  address: string;
  /** Size in CSS px. */
  width: number;
  height: number;
  alt: string;
};

/** The company's own logo on its plate, as pages receive it. */
export type CompanyLogo = Omit<Logo, 'alt'>;

/** The wide and the tall picture of one hero. */
export type HeroPicture = { wide: Picture; tall: Picture };

/** Address of one file of a picture. @param width px */
export function pictureAddress({ name, hash }: Picture, width: number, format: string): string {
  return `/pictures/${name}-${width}.${hash}.${format}`;
}

/** All AVIF files as a `srcset`. */
export function pictureSet(picture: Picture): string {
  return picture.widths
    .map((width) => `${pictureAddress(picture, width, 'avif')} ${width}w`)
    .join(', ');
}
