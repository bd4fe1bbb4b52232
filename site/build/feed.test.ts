import { expect, it } from 'vitest';
import { findLanguages } from '#render/content/languages.ts';
import { loadContent } from '#render/content/load.ts';
import { atomFeed } from './feed.ts';

const content = loadContent();
const [english] = findLanguages();
const feedOf = (articles: typeof content.articles) => atomFeed({ ...content, articles }, english);
const [model] = content.articles;
if (!model) throw new Error('There are no articles');

it('the feed escapes the special characters of XML', () => {
  const text = 'Tea & "coffee" <side by side>';
  const feed = feedOf([{ ...model, title: text, author: text, category: text, excerpt: text }]);
  const written = 'Tea &amp; &quot;coffee&quot; &lt;side by side&gt;';
  // Title, name, category and summary.
  expect(feed.split(written)).toHaveLength(5);
  expect(feed).not.toContain('<side');
});

it('the feed has at most fifty articles, and a time even without one', () => {
  const feed = feedOf(Array.from({ length: 60 }, (_, index) => ({ ...model, id: `a-${index}-` })));
  expect(feed.match(/<entry>/g)).toHaveLength(50);
  expect(feed).toContain('/news/a-49-"');
  expect(feedOf([])).toMatch(/<updated>\d{4}-\d\d-\d\dT\d/);
});

it('says of each entry that is not translated in which language it is', () => {
  const articles = content.articles.map((article, index) => ({
    ...article,
    ...(index > 0 && { lang: 'en' }),
  }));
  const feed = atomFeed({ ...content, articles }, { code: 'sw', start: '/sw' });
  expect(feed.match(/<entry xml:lang="en">/g)).toHaveLength(articles.length - 1);
  expect(feed).toContain('<entry>');
});
