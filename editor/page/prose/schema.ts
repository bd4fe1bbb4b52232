/** What a text may hold: what the site shows of Markdown, and a block that keeps everything else as it is written. */
import { Schema, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model';

/** Whether a text may lead there. Other links lose their address when they are pasted. */
export const mayLinkTo = (href: string) =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) || /^#[a-z]/i.test(href);

const PARAGRAPH: DOMOutputSpec = ['p', 0];

/** A cell has one line of text, as Markdown has no place for more. */
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: '(text | picture)*',
  attrs: { align: { default: null } },
  isolating: true,
  parseDOM: [{ tag, getAttrs: (dom) => ({ align: dom.getAttribute('data-align') }) }],
  toDOM: (node) => [
    tag,
    {
      'data-align': String(node.attrs['align'] ?? '') || undefined,
      ...(tag === 'th' ? { scope: 'col' } : {}),
    },
    0,
  ],
});

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => PARAGRAPH,
    },
    // The site shows ranks 2 and 3. Another rank stays as it is written, and is shown as the nearest of these.
    heading: {
      group: 'block',
      content: '(text | picture)*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: (node) => [Number(node.attrs['level']) <= 2 ? 'h2' : 'h3', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { tight: { default: true } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { order: { default: 1 }, tight: { default: true } },
      parseDOM: [
        { tag: 'ol', getAttrs: (dom) => ({ order: Number(dom.getAttribute('start') ?? 1) }) },
      ],
      toDOM: (node) => ['ol', { start: Number(node.attrs['order']) }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    quotation: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    table: {
      group: 'block',
      content: 'table_row+',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_head | table_cell)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_head: cell('th'),
    table_cell: cell('td'),
    kept: {
      group: 'block',
      atom: true,
      attrs: { source: {} },
      parseDOM: [
        { tag: 'div[data-kept]', getAttrs: (dom) => ({ source: dom.getAttribute('data-kept') }) },
      ],
      toDOM: (node) => [
        'div',
        { class: 'prose-kept', 'data-kept': String(node.attrs['source']) },
        ['p', 'Stays as it is written. To change it, press “Markdown”.'],
        ['pre', String(node.attrs['source'])],
      ],
    },
    picture: {
      group: 'inline',
      inline: true,
      draggable: true,
      attrs: { name: {}, alt: { default: '' } },
      parseDOM: [
        {
          tag: 'img[data-picture]',
          getAttrs: (dom) => ({
            name: dom.getAttribute('data-picture'),
            alt: dom.getAttribute('alt') ?? '',
          }),
        },
      ],
      toDOM: (node) => [
        'img',
        { 'data-picture': String(node.attrs['name']), alt: String(node.attrs['alt']) },
      ],
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  // The order is the order in which Markdown nests them.
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = dom.getAttribute('href') ?? '';
            return mayLinkTo(href) && { href, title: dom.getAttribute('title') };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});
