/** The news as an Atom feed (RFC 4287), for feed readers. */
import type { Article } from '#app/collections/entry-types.ts';
import type { Language } from '#render/content/languages.ts';
import type { Content } from '#render/content/load.ts';
import { escapeMarkup } from '#render/escape-markup.ts';
import { FEED } from '#routes.ts';

/** Articles have a day; a feed needs a time too. */
const timeOf = ({ day }: Article) => `${day}T00:00:00Z`;

/** Articles in the feed. Feed readers load the whole feed every few hours and keep earlier articles themselves. */
const MOST_ARTICLES = 50;

/** The newest articles, newest first, each with its excerpt. */
export function atomFeed(
  { site, news, articles }: Content,
  { code, start }: Pick<Language, 'code' | 'start'>,
): string {
  const origin = site.origin + start;
  const entries = articles.slice(0, MOST_ARTICLES).map((article) => {
    const address = `${origin}/news/${article.id}`;
    return `<entry${article.lang ? ` xml:lang="${article.lang}"` : ''}>
<id>${address}</id>
<title>${escapeMarkup(article.title)}</title>
<link href="${address}"/>
<updated>${timeOf(article)}</updated>
<author><name>${escapeMarkup(article.author)}</name></author>
<category term="${escapeMarkup(article.category)}"/>
<summary>${escapeMarkup(article.excerpt)}</summary>
</entry>`;
  });
  const [newest] = articles;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${code}">
<id>${origin}${FEED}</id>
<title>${escapeMarkup(`${news.meta.title} - ${site.name}`)}</title>
<subtitle>${escapeMarkup(news.meta.description)}</subtitle>
<link rel="self" href="${origin}${FEED}"/>
<link href="${origin}/news"/>
<updated>${newest ? timeOf(newest) : '1970-01-01T00:00:00Z'}</updated>
${entries.join('\n')}
</feed>
`;
}
