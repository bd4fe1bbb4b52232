import { expect, it } from 'vitest';
import { FLOOR_STYLE, floorOf } from './floor.ts';

it('the floor keeps the head of a plain file, and adds a few lines of style', () => {
  const html = floorOf(
    '<!DOCTYPE html><html lang="en" data-route="/" class="x"><head><meta charset="utf-8"/>' +
      '<title>Tea</title><meta name="description" content="Leaf"/><meta property="og:title" content="Tea"/>' +
      '<style>a{}</style><link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/>' +
      '<script>run()</script><script type="module" id="boot" src="/boot.js"></script></head><body></body></html>',
  );
  expect(html).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Tea</title>' +
      `<meta name="description" content="Leaf"><style>${FLOOR_STYLE}</style></head><body></body></html>`,
  );
});

const PICTURE =
  '<picture><source type="image/avif" srcset="/a.avif 1x" sizes="92vw" media="(width < 9px)">' +
  '<img src="/a.webp" width="4" height="3" alt="A leaf" loading="lazy" decoding="async" fetchpriority="high"></picture>';

it.each([
  [
    'the words in their order, without wrappers, classes and icons',
    '<div id="root"><main id="main"><div class="a"><div><h1 class="b">Tea</h1></div>' +
      '<p aria-hidden="true"><svg><path d="M0 0"/></svg></p><p data-x="y">Two <b>leaves</b></p></div></main></div>',
    '<main id="main"><h1>Tea</h1><p>Two <b>leaves</b></p></main>',
  ],
  ['pictures', PICTURE.replace('<img', '<img class="c" data-ground="sand"'), PICTURE],
  [
    'menus that work without scripts, and words instead of icons',
    '<button class="d" popovertarget="menu" aria-label="Open the menu"><svg></svg></button>' +
      '<dialog id="menu" popover="auto"><p>In the menu</p></dialog>',
    '<button popovertarget="menu" aria-label="Open the menu">Open the menu</button>' +
      '<dialog id="menu" popover="auto"><p>In the menu</p></dialog>',
  ],
  [
    'forms that the browser sends, and no words about missing scripts',
    '<form method="post" novalidate><input id="f" type="email" name="email" required class="e">' +
      '<button type="submit"><span data-labels="x">Join Now</span></button></form>' +
      '<p data-without-scripts="true">This form needs scripts</p>',
    '<form><input id="f" type="email" name="email" required="">' +
      '<button type="submit"><span>Join Now</span></button></form>',
  ],
  [
    'spaces between elements that only styles separate on the site',
    '<p><span>Nairobi</span><a href="/">Home</a></p>',
    '<p><span>Nairobi</span> <a href="/">Home</a></p>',
  ],
])('the floor has %s', (_what, body, floor) => {
  const html = floorOf(`<!DOCTYPE html><html><body>${body}</body></html>`);
  expect(html).toContain(`<body>${floor}</body>`);
});
