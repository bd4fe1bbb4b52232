import { pictureAddress, pictureSet, type Picture as PictureData } from './picture-data.ts';

/** Value of the `sizes` attribute: the width of a picture, from the widest screens to the narrowest. */
export type Sizes = string;

/** One of two or three pictures in a row; on a phone one picture fills the row. */
export const ONE_OF_TWO: Sizes = '(width >= 768px) min(44vw, 41rem), 92vw';
export const ONE_OF_THREE: Sizes = '(width >= 768px) min(29vw, 27rem), 92vw';

type PictureProps = {
  picture: PictureData;
  sizes: Sizes;
  /** On the first screen: loaded at once and before other files. */
  eager?: boolean;
  /** Address of the picture that replaces this one if it fails (dropdowns only). */
  fallback?: string;
  className: string | undefined;
};

const LAZY = { loading: 'lazy' } as const;
const URGENT = { fetchPriority: 'high' } as const;

/**
 * How an image on the first screen is loaded. In a document: at once and before other files. When the router draws the
 * screen: as soon as it is on the page, because in WebKit an image that React has not yet put beside its sources would
 * ask for the WebP file, too.
 */
export const firstScreen = import.meta.env.SSR
  ? URGENT
  : { ...LAZY, ...URGENT, suppressHydrationWarning: true };

/**
 * Takes the address from an image that leaves the page. Firefox clears such images away later, one by one: taken from its
 * sources, an image would load its WebP file, too.
 */
export const withoutAddress = (image: HTMLImageElement) => () => {
  image.removeAttribute('src');
};

type PreloadProps = {
  picture: PictureData;
  sizes: Sizes;
  /** Screens that show it, if not all do. */
  media?: string;
};

/**
 * Loads a picture from the head of the document, before the markup that shows it has arrived. Only the document needs
 * this: once React runs, the browser loads the picture as soon as it is shown.
 */
export function PicturePreload({ picture, sizes, media }: PreloadProps) {
  return (
    import.meta.env.SSR && (
      <link
        rel="preload"
        as="image"
        type="image/avif"
        href={pictureAddress(picture, picture.widths[0] ?? 0, 'avif')}
        imageSrcSet={pictureSet(picture)}
        imageSizes={sizes}
        media={media}
        fetchPriority="high"
      />
    )
  );
}

/** A picture as AVIF in the width that fits, and as WebP in one width for older browsers. */
export function Picture({ picture, sizes, eager, fallback, className }: PictureProps) {
  return (
    <picture>
      {eager && <PicturePreload picture={picture} sizes={sizes} />}
      <source type="image/avif" srcSet={pictureSet(picture)} sizes={sizes} />
      <img
        ref={withoutAddress}
        {...(eager ? firstScreen : LAZY)}
        className={className}
        src={pictureAddress(picture, picture.webp, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        data-fallback={fallback}
        data-ground={picture.ground}
      />
    </picture>
  );
}
