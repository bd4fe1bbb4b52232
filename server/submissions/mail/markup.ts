/** HTML in which whatever is put in is escaped. */

/** HTML as it is: made by {@link html}, so everything in it is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Markup | readonly (string | Markup)[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in attributes too. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  return typeof part === 'string' ? escape(part) : part.map(written).join('');
}

/** A template for HTML: texts are escaped, markup stays, lists are joined; indentation is for readers of the source. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(
    parts
      .map((part, index) => part.replace(/\n\s+/g, '\n') + written(values[index] ?? ''))
      .join(''),
  );
}
