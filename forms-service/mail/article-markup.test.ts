import { describe, expect, it } from 'vitest';
import { toHtml } from '../../site/render/content/prose.ts';
import { articleText, withWholeAddresses } from './article-markup.ts';

const ORIGIN = 'https://www.kilele.example';
const MARKDOWN = `Rain & sun, 2 < 3: *good* for "tea".

## What to do

- Dig a trench.
- Read [our page](/services/tea).

> “I did not lose
> a table.”

1. First
2. Second

See [the weather](https://meteo.example/now?a=1&b=2).
`;
const html = withWholeAddresses(toHtml(MARKDOWN, ORIGIN), ORIGIN);

describe('an article in a mail', () => {
  it('becomes plain text with the addresses of its links', () => {
    expect(articleText(html)).toBe(
      [
        'Rain & sun, 2 < 3: good for "tea".',
        'What to do',
        `- Dig a trench.\n- Read our page (${ORIGIN}/services/tea).`,
        '> “I did not lose a table.”',
        '1. First\n2. Second',
        'See the weather (https://meteo.example/now?a=1&b=2).',
      ].join('\n\n'),
    );
  });
});
