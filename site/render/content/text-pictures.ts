/** The pictures inside texts: a text names them, and the page gets them when all photographs are made. */
import { pictureAddress, pictureSet, type Picture } from '#app/components/picture/picture-data.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { mapFields } from './find-fields.ts';
import { withPictures } from './prose.ts';

/** Width of a picture in a text: of a column on a wide screen, of the page on a phone. */
const SIZES = '(width >= 768px) 38rem, 92vw';

/** A picture is shown with the alternative text that a text gives it, so one picture may have several. */
export const pictureKey = (name: string, alt: string): string => JSON.stringify([name, alt]);

/** The same elements as the component `Picture` has, and who took it. */
function pictureHtml(picture: Picture): string {
  const { webp, width, height, alt, ground, credit, lang } = picture;
  const source = `<source type="image/avif" srcset="${pictureSet(picture)}" sizes="${escapeMarkup(SIZES)}">`;
  const image = `<img loading="lazy" src="${pictureAddress(picture, webp, 'webp')}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"${lang === undefined ? '' : ` lang="${lang}"`} decoding="async" data-ground="${ground}">`;
  const caption = credit ? `<figcaption><small>${escapeMarkup(credit)}</small></figcaption>` : '';
  return `<picture>${source}${image}</picture>${caption}`;
}

/** The picture that HTML names. */
const found = (pictures: ReadonlyMap<string, Picture>, name: string, alt: string) =>
  pictures.get(pictureKey(name, plainText(alt)));

/** Text as it stands in HTML, without its escapes. */
const plainText = (html: string) =>
  html.replace(/&#x([\da-f]+);/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** The content with the pictures in its texts. */
export const showPictures = <Content>(
  content: Content,
  pictures: ReadonlyMap<string, Picture>,
): Content =>
  pictures.size === 0
    ? content
    : (mapFields(undefined, content, (value) =>
        typeof value === 'string'
          ? withPictures(value, (name, alt) => {
              const picture = found(pictures, name, alt);
              return picture ? pictureHtml(picture) : '';
            })
          : value,
      ) as Content);

/** The pictures that texts of the content show. */
export function picturesIn(content: unknown, pictures: ReadonlyMap<string, Picture>): Picture[] {
  const shown: Picture[] = [];
  if (pictures.size === 0) return shown;
  mapFields(undefined, content, (value) => {
    if (typeof value === 'string')
      withPictures(value, (name, alt) => {
        const picture = found(pictures, name, alt);
        if (picture) shown.push(picture);
        return '';
      });
    return value;
  });
  return shown;
}
