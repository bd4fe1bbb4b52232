const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The text of escaped markup, which React or {@link escapeMarkup} has written. */
export const unescapeMarkup = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
