/**
 * Checks fonts before they become part of the content: `check-fonts HEADINGS TEXT`, each the path of a font, or nothing for
 * the one of the package. It prints one line of JSON: the bytes of both after they are cut, or what is wrong, and with
 * which. A damaged font can stop this program, so it is a process of its own.
 */
import { FontError, openFont, requireLight, webFile } from './cut-font.ts';
import type { FontUse } from './web-fonts.ts';

/** What is wrong, with the font of which use; with both together if it names none. */
export type FontCheck =
  { headings: number; text: number } | { failure: string; use?: FontUse | undefined };

async function check(files: Readonly<Record<FontUse, string>>): Promise<FontCheck> {
  const bytes = { headings: 0, text: 0 };
  for (const use of ['headings', 'text'] as const)
    try {
      const font = await openFont(use, files[use] || undefined);
      bytes[use] = (await webFile(font)).length;
    } catch (error) {
      if (!(error instanceof FontError)) throw error;
      return { failure: error.message, use };
    }
  try {
    requireLight(bytes.headings, bytes.text);
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    return { failure: error.message };
  }
  return bytes;
}

const [, , headings = '', text = ''] = process.argv;
process.stdout.write(JSON.stringify(await check({ headings, text })));
