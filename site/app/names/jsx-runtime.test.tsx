/** @jsxImportSource #names */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it.each([
  {
    what: 'a variety',
    element: <p>Plant SL28 now</p>,
    expected: '<p><span>Plant «SL28» now</span></p>',
  },
  {
    what: 'words on two lines, and the numbers of a fertilizer',
    element: <p>{'Ruiru\n11, NPK 17-\u206017-\u206017, or CAN 26.'}</p>,
    expected: '<p><span>«Ruiru\n11», «NPK 17-\u206017-\u206017», or «CAN 26».</span></p>',
  },
  {
    what: 'names beside elements',
    element: (
      <li>
        DAP<b>or TSP</b>
      </li>
    ),
    expected: '<li><span>«DAP»</span><b><span>or «TSP»</span></b></li>',
  },
  {
    what: 'nothing in a name that is kept whole',
    element: <b translate="no">DAP</b>,
    expected: '<b translate="no">DAP</b>',
  },
  {
    what: 'nothing where only text may stand',
    element: <option>DAP</option>,
    expected: '<option>DAP</option>',
  },
  {
    what: 'no part of a word',
    element: <p>CANNING can DAPS</p>,
    expected: '<p>CANNING can DAPS</p>',
  },
])('keeps $what', ({ element, expected }) => {
  expect(renderToStaticMarkup(element)).toBe(
    expected.replaceAll('«', '<span translate="no">').replaceAll('»', '</span>'),
  );
});
