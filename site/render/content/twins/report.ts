/** What `npm run content`, the build and publishing say about the files of another language. */
import type { Twin, Untranslated } from './own-files.ts';
import type { Language } from '../languages.ts';
import { lineOf, type Mistake } from '../mistake.ts';
import { FIRST_LANGUAGE } from '../root.ts';
import { inVisitOrder } from './visit-order.ts';

type Named = Pick<Language, 'code' | 'name'>;

/** What is to be translated, in the order in which visitors see it: what has been set aside and why, and what is missing. */
export function untranslatedLines(
  { code, name }: Named,
  untranslated: readonly Untranslated[],
): { summary: string; setAside: string[]; missing: string[] } {
  const files = inVisitOrder(untranslated, ({ file }) => file);
  return {
    summary: `content/${code}: ${files.length} files are to be translated into ${name}; the pages show their words of ${FIRST_LANGUAGE}/.`,
    setAside: files
      .filter(({ mistakes }) => mistakes.length > 0)
      .map(({ file, mistakes }) =>
        [
          `content/${code}/${file} is set aside:`,
          ...mistakes.map((one) => `  ${lineOf(one)}`),
        ].join('\n'),
      ),
    missing: files
      .filter(({ mistakes }) => mistakes.length === 0)
      .map(({ file, isHeldBack }) =>
        isHeldBack ? `${file} (translated; held back until it has a reader)` : file,
      ),
  };
}

/** What of the translated files is old, may be wrong, or has no reader, in the order in which visitors see it. */
function twinLines({ code }: Named, twins: readonly Twin[]): string[] {
  const said = (twin: Twin): string[] => {
    const { changed, reader, advice } = twin;
    return [
      ...(changed === undefined ? ['nothing says which English texts it translates'] : []),
      ...(changed ?? []).map(({ name }) => `${name}: the English text has changed since`),
      ...advice(),
      ...(reader === undefined ? ['nobody has read it'] : []),
    ];
  };
  return inVisitOrder(twins, ({ file }) => file).flatMap((twin) => {
    const lines = said(twin);
    return lines.length === 0
      ? []
      : [[`content/${code}/${twin.file}:`, ...lines.map((line) => `  ${line}`)].join('\n')];
  });
}

/** All lines about a language, with the mistakes in its glossary and its record. */
export function translationLines(
  language: Named,
  {
    untranslated,
    twins,
    aboutTwins,
  }: {
    untranslated: readonly Untranslated[];
    twins: readonly Twin[];
    aboutTwins: readonly Mistake[];
  },
): string[] {
  const { summary, setAside, missing } = untranslatedLines(language, untranslated);
  return [
    ...aboutTwins.map(lineOf),
    ...(untranslated.length > 0 ? [summary] : []),
    ...setAside,
    ...missing.map((file) => `  ${file}`),
    ...twinLines(language, twins),
  ];
}
