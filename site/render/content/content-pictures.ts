/** The pictures of a language: photographs and drawings by the names that content gives them, with their texts. */
import path from 'node:path';
import type { Picture } from '#app/components/picture/picture-data.ts';
import { shownPath } from '#serve/file-list.ts';
import { askForClosest, closestName } from './closest-name.ts';
import type { FieldMeta, UnknownPicture } from './field-kinds.ts';
import type { FieldKind } from './find-fields.ts';
import type { FieldUse, Mistake } from './mistake.ts';
import { photoShelf } from './photos.ts';
import { drawingShelf, SHARE_PICTURES } from './pictures.ts';
import { buildOccasion } from './publication.ts';
import { FIRST_LANGUAGE } from './root.ts';
import { inAllSeasons, inSeason } from './season.ts';
import { pictureKey } from './text-pictures.ts';
import type { ownFiles } from './twins/own-files.ts';

/** The file of alternative texts, and that of facts about photographs. */
export const PICTURE_TEXTS = 'pictures.yaml';
export const PHOTOS = 'photos.yaml';

/** Alternative texts by the names of pictures. */
type AltTexts = Readonly<Record<string, string>>;

/** The pictures of a folder of words. @param problems receives mistakes */
export function contentPictures(
  words: string,
  own: ReturnType<typeof ownFiles>,
  problems: Mistake[],
) {
  const photos = photoShelf(words, problems);
  const drawings = drawingShelf(words);
  const { now } = buildOccasion();
  /** `undefined` while they are not read, and if their file is broken. */
  let altTexts: AltTexts | undefined;
  /** The pictures that texts name, by {@link pictureKey}. */
  const textPictures = new Map<string, Picture>();

  /** The text of a drawing. Only those that the site shows need one. */
  function textOf(drawing: string): string {
    const text = altTexts?.[drawing];
    if (altTexts && text === undefined)
      problems.push({
        file: shownPath(own.wordsFileOf(PICTURE_TEXTS)),
        place: [drawing],
        code: 'missing',
        expected: 'its alternative text',
      });
    return text ?? '';
  }

  /** Replaces a picture whose name is unknown. */
  const unknown = (name: string, drawn: readonly string[]): UnknownPicture => ({
    unknown: name,
    nearest: closestName(name.replace(/\.\w+$/, ''), [...photos.names, ...drawn]),
  });

  /** The picture of a field, by its name: a photograph or a drawing. @param use the field, for messages */
  function inField(name: string, kind: FieldKind, meta: FieldMeta, use: FieldUse): unknown {
    const wanted = name.normalize('NFC');
    const alt = altTexts?.[wanted] ?? '';
    const { place = 'card', words: tone, drawn = [] } = meta;
    if (place === 'plate') return photos.companyLogo(wanted, use) ?? unknown(name, []);
    if (kind === 'logo')
      return drawn.includes(name) ? name : (photos.logo(wanted, use, alt) ?? unknown(name, drawn));
    if (kind === 'picture')
      return (
        photos.picture(wanted, place, use, alt) ??
        (drawings.names.includes(name)
          ? drawings.picture(name, textOf(name))
          : unknown(name, drawings.names))
      );
    const wide = photos.picture(wanted, 'wide', use, alt, tone);
    const tall = photos.picture(wanted, 'tall', use, alt, tone);
    if (wide && tall) return { wide, tall };
    const { heroNames } = drawings;
    // The other seasons come without a change of the content.
    inAllSeasons(name, heroNames).forEach(textOf);
    const shown = inSeason(name, now, heroNames);
    return drawings.hero(shown, altTexts?.[shown] ?? '') ?? unknown(name, heroNames);
  }

  /** Notes a picture that a text in Markdown names. @param alt its text there, if it has one */
  function noteInText({ name, alt }: { name: string; alt: string }, use: FieldUse): void {
    const found =
      photos.picture(name, 'article', use, alt || (altTexts?.[name] ?? '')) ??
      (drawings.names.includes(name) ? drawings.picture(name, alt || textOf(name)) : undefined);
    if (!found) {
      const known = [...photos.names, ...drawings.names];
      const near = askForClosest(path.posix.basename(name).replace(/\.\w+$/, ''), known);
      problems.push({
        ...use,
        code: 'picture',
        expected: 'the name of a photograph or drawing, without its ending',
        there: `“${name}” is not one${near}`,
      });
      return;
    }
    // The text around it may be of another language.
    if (own.first && !alt)
      found.lang = own.isTranslated(PICTURE_TEXTS) ? own.language : FIRST_LANGUAGE;
    textPictures.set(pictureKey(name, alt), found);
  }

  /** Takes the alternative texts, and checks the names of photographs, and that each has a text. */
  function useTexts(texts: AltTexts | undefined): void {
    altTexts = texts;
    SHARE_PICTURES.forEach(textOf);
    for (const name of photos.names) {
      if (drawings.names.includes(name))
        problems.push({
          file: photos.shown(name),
          place: 'file name',
          code: 'name',
          expected: `another name, such as ${name}-photograph`,
          there: 'a drawing has this one',
        });
      else if (!altTexts?.[name]?.trim())
        problems.push({
          file: shownPath(own.wordsFileOf(PICTURE_TEXTS)),
          place: [name],
          code: 'missing',
          expected: `the alternative text of ${photos.shown(name)}`,
        });
    }
    const described = Object.keys(photos.details().photos ?? {});
    for (const name of described.filter((other) => !photos.names.includes(other.normalize('NFC'))))
      problems.push({
        file: shownPath(path.join(words, '../facts', PHOTOS)),
        place: ['photos', name],
        code: 'picture',
        expected: `the name of a file in ${shownPath(path.join(words, '../photos'))}, without its ending${askForClosest(name, photos.names)}`,
      });
  }

  return { photos, textPictures, inField, noteInText, useTexts };
}
