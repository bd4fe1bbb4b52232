/**
 * Constants of the language. The build writes the values in their place (`site/vite.config.ts`,
 * `site/build/inline-script.ts`). Code of the bundle calls `language.ts` instead.
 */
/** Code of the language of the pages, such as `en`. */
declare const LANGUAGE: string;
/** How its addresses begin, such as `/sw`; empty for the first language. */
declare const LANGUAGE_PATH: string;
/** Its name for `Intl`, such as `en-GB`. */
declare const LOCALE: string;
/** The other languages of the site, by the names that their speakers use; `null` while there are none. */
declare const OTHER_LANGUAGES: readonly { code: string; start: string; name: string }[] | null;
/** Whether pages may have parts that are not translated; `null` for the first language, whose scripts do not ask. */
declare const MAY_BE_UNTRANSLATED: true | null;
