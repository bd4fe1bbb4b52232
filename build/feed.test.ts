import { describe, expect, it } from 'vitest';
import { loadContent } from '#app/content/load.ts';
import { atomFeed } from './feed.ts';

const content = loadContent();

describe('the feed', () => {
  it('writes signs that mean something in XML as words', () => {
    const text = 'Tea & "coffee" <side by side>';
    const articles = content.articles
      .slice(0, 1)
      .map((article) => ({ ...article, title: text, author: text, category: text, excerpt: text }));
    const written = 'Tea &amp; &quot;coffee&quot; &lt;side by side&gt;';
    const feed = atomFeed({ ...content, articles });
    expect(feed).toContain(`<title>${written}</title>`);
    expect(feed).toContain(`<name>${written}</name>`);
    expect(feed).toContain(`term="${written}"`);
    expect(feed).toContain(`<summary>${written}</summary>`);
  });

  it('has a time even before the first article', () => {
    expect(atomFeed({ ...content, articles: [] })).toMatch(/<updated>\d{4}-\d\d-\d\dT\d/);
  });
});
