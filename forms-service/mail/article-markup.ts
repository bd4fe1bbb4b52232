/**
 * The text of an article in a mail. The build makes its HTML from Markdown (`site/render/content/prose.ts`): headings,
 * paragraphs, lists, quotations, emphasis and links. The HTML is sanitised: a `<` always begins a tag.
 */

/** Colours of the site's palette, by name. */
type Colours = Readonly<Record<string, string>>;

/** The style of each tag. Mailboxes need styles on the tag itself. */
const stylesOf = (colours: Colours): Readonly<Record<string, string>> => ({
  h2: 'margin:28px 0 10px;font-size:22px;line-height:1.25',
  h3: 'margin:22px 0 8px;font-size:18px;line-height:1.3',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 8px',
  blockquote: `margin:0 0 16px;padding:14px 0 1px 16px;border-left:4px solid ${colours['soil'] ?? ''}`,
  a: `color:${colours['deep'] ?? ''}`,
});

/** Makes the addresses of our own pages absolute, because a mail has no address of its own. */
export const withWholeAddresses = (html: string, origin: string) =>
  html.replace(/ data-address="[^"]*"/g, '').replace(/<a href="\/(?!\/)/g, `<a href="${origin}/`);

/** The HTML for a mailbox. Its classes belong to the mail's style sheet for dark colours. */
export function articleMarkup(html: string, colours: Colours): string {
  const styles = stylesOf(colours);
  return html.replace(/<([a-z]+\d?)(?=[\s>])/g, (whole, tag: string) => {
    const style = styles[tag];
    const colour = tag === 'a' ? 'link' : 'text';
    return style === undefined ? whole : `${whole} class="${colour}" style="${style}"`;
  });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Replaces character references such as `&#x26;` and `&amp;` by their characters. */
const decoded = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      if (dec) return String.fromCodePoint(Number(dec));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );

/** The article as plain text: one line for each paragraph, and the address of each link after its words. */
export function articleText(html: string): string {
  const marked = html
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replace(/<ol>(.*?)<\/ol>/gs, (_whole, items: string) => {
      let number = 0;
      return `${items.replace(/<li>/g, () => `<li>${(number += 1)}. `)}</ol>`;
    })
    .replace(/<li>(?!\d+\. )/g, '<li>- ')
    .replace(/<blockquote>(.*?)<\/blockquote>/gs, (_whole, text: string) =>
      text.trim().replace(/<p>/g, '<p>&gt; '),
    );
  const lines = marked
    // The Markdown file has line ends inside of paragraphs.
    .replace(/\s+/g, ' ')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/(?:p|h2|h3|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<\/li>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return decoded(lines)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
