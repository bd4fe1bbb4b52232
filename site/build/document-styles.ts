/** Styles that documents have beside those of their first screen: in no style sheet, since few pages need them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../render');

async function stylesIn(file: string): Promise<string> {
  const css = await readFile(path.join(FOLDER, file), 'utf8');
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ');
}

/** The styles of the strip above each page of a preview. */
export const previewStyles = (): Promise<string> => stylesIn('preview-strip.css');

/** The styles of the line above translated pages (`app/shell/translation-note.tsx`). */
export const noteStyles = (): Promise<string> => stylesIn('translation-note.css');
