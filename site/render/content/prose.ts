/** Markdown to the HTML body of an article or service. Build time only. */
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Text only: headings, paragraphs, lists, quotations, emphasis, links. No pictures, no raw HTML. */
const ALLOWED = {
  ...defaultSchema,
  tagNames: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'a', 'br'],
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, ALLOWED)
  .use(rehypeStringify)
  .freeze();

/**
 * Sanitised HTML of a Markdown text.
 * @param origin of the site: links to its pages get their whole address, which is printed beside them (`print.css`)
 */
export function toHtml(markdown: string, origin: string): string {
  const html = String(processor.processSync(markdown)).trim();
  return html.replaceAll(/<a href="(\/[^"]*)"/g, `$& data-address="${origin}$1"`);
}
