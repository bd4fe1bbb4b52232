import { shownPath } from '#serve/file-list.ts';
import path from 'node:path';
import type { Language } from '../languages.ts';
import { translationIn } from '../load.ts';
import { ContentError } from '../parse.ts';
import { RECORD, writeRecord } from './record.ts';

/**
 * Notes that a file translates the English texts as they are now.
 * @param languages those beside the first
 * @param file such as `sw/faq.yaml` or `content/sw/faq.yaml`
 * @throws {ContentError} when there is no such file, or it has mistakes
 */
export function noteTranslated(languages: readonly Language[], file: string): void {
  const [, code, name = ''] = /^(?:\.?\/?content\/)?([^/]+)\/(.+)$/.exec(file) ?? [];
  const language = languages.find((one) => one.code === code);
  const { twins, untranslated } = language
    ? translationIn(language.folder)
    : { twins: [], untranslated: [] };
  const mistakes = untranslated.find((one) => one.file === name)?.mistakes ?? [];
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const twin = twins.find((one) => one.file === name);
  if (!twin || !language)
    throw new ContentError([
      {
        file,
        place: [],
        code: 'setting',
        expected: 'a translated file',
        example: 'sw/faq.yaml',
      },
    ]);
  const shown = shownPath(path.join(language.folder, RECORD));
  writeRecord(language.folder, shown, name, twin.original);
}
