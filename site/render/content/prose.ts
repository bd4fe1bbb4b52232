/** Turns Markdown into the HTML text of an article or service. Runs only at build. */
import { LRUCache } from 'lru-cache';
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

/** Cache of the last texts: the editor reads all content again at each pause in writing. */
const sanitised = new LRUCache<string, string>({
  max: 5000,
  memoMethod: (markdown) => String(processor.processSync(markdown)).trim(),
});

/**
 * Sanitised HTML of a Markdown text. A heading that is a link to `#name` gets that id instead, so that
 * pages can link to it.
 * @param origin of the site. Links to its pages get their full address in `data-address`, for printing (`print.css`).
 */
export function toHtml(markdown: string, origin: string): string {
  return sanitised
    .memo(markdown)
    .replaceAll(/<h2><a href="#([a-z-]+)">(.*)<\/a><\/h2>/g, '<h2 id="$1">$2</h2>')
    .replaceAll(/<a href="(\/[^"]*)"/g, `$& data-address="${origin}$1"`);
}
