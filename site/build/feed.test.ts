import { describe, expect, it } from 'vitest';
import { findLanguages } from '#render/content/languages.ts';
import { loadContent } from '#render/content/load.ts';
import { atomFeed } from './feed.ts';

const content = loadContent();
const [english] = findLanguages();

describe('the feed', () => {
  it('escapes the special characters of XML', () => {
    const text = 'Tea & "coffee" <side by side>';
    const articles = content.articles
      .slice(0, 1)
      .map((article) => ({ ...article, title: text, author: text, category: text, excerpt: text }));
    const written = 'Tea &amp; &quot;coffee&quot; &lt;side by side&gt;';
    const feed = atomFeed({ ...content, articles }, english);
    expect(feed).toContain(`<title>${written}</title>`);
    expect(feed).toContain(`<name>${written}</name>`);
    expect(feed).toContain(`term="${written}"`);
    expect(feed).toContain(`<summary>${written}</summary>`);
  });

  it('has at most fifty articles', () => {
    const [model] = content.articles;
    if (!model) throw new Error('There are no articles');
    const articles = Array.from({ length: 60 }, (_, index) => ({ ...model, id: `a-${index}-` }));
    const feed = atomFeed({ ...content, articles }, english);
    expect(feed.match(/<entry>/g)).toHaveLength(50);
    expect(feed).toContain('/news/a-49-"');
    expect(feed).not.toContain('/news/a-50-"');
  });

  it('has a time even without articles', () => {
    expect(atomFeed({ ...content, articles: [] }, english)).toMatch(/<updated>\d{4}-\d\d-\d\dT\d/);
  });
});
