/** English, as the words of mails and of the service's pages are (decision 020). */
const RULES = new Intl.PluralRules('en');

/** The text for a number, by the plural rules of the language. @param forms such as `one` and `other` */
export const plural = (forms: Readonly<Record<string, string>>, count: number): string =>
  forms[RULES.select(count)] ?? forms['other'] ?? '';
