/** The text for a number. @param forms by the plural rules of the language: English has `one` and `other` */
export const plural = (forms: Readonly<Record<string, string>>, count: number): string =>
  forms[new Intl.PluralRules(LOCALE).select(count)] ?? forms['other'] ?? '';
