import { expect, it } from 'vitest';
import { cleanSvg, svgSize } from './clean-svg.ts';
import { LOGO } from './testing/photo-content.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

it('a logo keeps its shapes, colours and gradients, and loses all that could do or load something', () => {
  const clean = cleanSvg(LOGO);
  expect(clean).toMatch(/<circle[^>]*fill="#1e4a33"/);
  expect(clean).toContain('fill="url(#g)"');
  expect(clean).toContain('stop-color="#f6b23c"');
  expect(svgSize(clean)).toEqual({ width: 120, height: 40 });
  expect(clean).not.toMatch(
    /script|alert|foreign|onload|onclick|example\.org|@import|<image|<a |<style/i,
  );
});

it.each([
  '<rect width="4" height="4" fill="u\\72l(https://example.org/x)"/>',
  '<rect width="4" height="4"/><use href="https://example.org/x.svg#a"/>',
  '<rect width="4" height="4"><set attributeName="href" to="javascript:alert(1)"/></rect>',
  '<rect width="4" height="4" style="fill:url(https://example.org/x)"/>',
])('a logo loses all but its shape in %s', (inside) => {
  const cleaned = cleanSvg(svg(inside));
  expect(cleaned).toContain('<rect');
  expect(cleaned).not.toMatch(/example|data:|javascript|\\72|<set|<image/);
});

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<path/>')}`, 'without entities'],
  ['text', svg('<text>Kilele</text>'), 'converted to outlines'],
  ['a part of a web page', svg('<path d="M0 0h9v9z"/><foreignObject/>'), 'a picture inside'],
  ['a picture in a group', svg('<path d="M0 0h9v9z"/><g><image/></g>'), 'a picture inside'],
  ['nothing to show', svg('<script>alert(1)</script>'), 'nothing of this file can be shown'],
  ['broken markup', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0', 'this one is damaged'],
])('a logo with %s is refused', (_what, source, message) => {
  expect(() => cleanSvg(source)).toThrow(message);
});

it('a shape in a link stays, without the link', () => {
  const cleaned = cleanSvg(svg('<a href="https://a.example"><circle r="4"/></a>'));
  expect(cleaned).toContain('<circle');
  expect(cleaned).not.toMatch(/<a[ >]|example/);
});

it('a logo needs a size', () => {
  const sized = cleanSvg(svg('<path d="M0 0h9v9z"/>', 'width="30px" height="10px"'));
  expect(svgSize(sized)).toEqual({ width: 30, height: 10 });
  expect(() => svgSize('<svg>')).toThrow('with a viewBox or a width and a height');
});
