import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WovenBand } from './woven-band.tsx';

const marksIn = (markup: string) =>
  Array.from(markup.matchAll(/ d="([^"]*)"[^>]*data-marks="(\d+)"/g), ([, path = '', count]) => ({
    said: Number(count),
    drawn: path.split('M').length - 1,
  }));

it('weaves as many marks as the figures say', () => {
  const markup = (growers: string) =>
    renderToStaticMarkup(
      <WovenBand
        figures={[
          { value: growers, text: `${growers} growers` },
          { value: '98%', text: '98% satisfaction' },
          { value: '12', text: '12 varieties' },
        ]}
      />,
    );
  expect(marksIn(markup('8K+'))).toEqual([
    { said: 8, drawn: 8 },
    { said: 12, drawn: 12 },
  ]);
  expect(marksIn(markup('9K+'))[0]).toEqual({ said: 9, drawn: 9 });
  expect(markup('8K+')).toContain('8K+ growers, one mark for every thousand');
  expect(markup('8K+')).not.toContain('98%');
});
