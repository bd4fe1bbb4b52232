import { describe, expect, it } from 'vitest';
import {
  buildOf,
  emptied,
  isUndecided,
  linksOf,
  needsOf,
  undecided,
  withNotice,
} from './documents.ts';

/** As the build writes them. */
const PAGE = [
  '<!DOCTYPE html><html lang="en" data-route="/news" data-lost="true"><head><script>inline</script>',
  '<link rel="stylesheet" href="/assets/site.css"/>',
  '<link rel="preload" href="/assets/a.woff2" as="font"/>',
  '<script type="module" id="boot" src="/assets/boot.js" data-enhance="/assets/enhance.js" data-client="/assets/client.js /assets/about.js"></script>',
  '<link rel="icon" href="/favicon.svg"/></head><body><div id="root"><header>Menu</header>',
  '<main id="main"><h1>News</h1><link rel="stylesheet" href="/assets/late.css"/><img src="/pictures/a.avif"/></main>',
  '<footer><svg><use href="/assets/icons.svg#phone"></use></svg></footer></div></body></html>',
].join('');

describe('a document', () => {
  it('cannot do without its scripts and style sheets', () => {
    expect(needsOf(PAGE)).toEqual(['/assets/site.css', '/assets/boot.js', '/assets/late.css']);
  });

  it('links to more, pictures apart', () => {
    expect(linksOf(PAGE)).toEqual([
      '/assets/site.css',
      '/assets/a.woff2',
      '/assets/boot.js',
      '/favicon.svg',
      '/assets/late.css',
      '/assets/icons.svg',
    ]);
  });

  it('is told apart from that of another build by its client', () => {
    expect(buildOf(PAGE)).toBe('data-client="/assets/client.js');
  });

  it('can be left to the router', () => {
    expect(isUndecided(PAGE)).toBe(false);
    const left = undecided(PAGE);
    expect(isUndecided(left)).toBe(true);
    expect(left).toContain('<html lang="en" data-undecided="true">');
    expect(left).toContain('<h1>News</h1>');
    expect(undecided(left)).toBe(left);
  });

  it('can lend its shell to another page', () => {
    const shell = emptied(PAGE);
    expect(isUndecided(shell)).toBe(true);
    expect(shell).toContain('<header>Menu</header><main id="main"></main><footer>');
    expect(shell).not.toContain('/pictures/');
    expect(shell).toContain('data-client="/assets/client.js"');
    expect(needsOf(shell).sort()).toEqual(needsOf(PAGE).sort());
    expect(shell.indexOf('/assets/late.css')).toBeLessThan(shell.indexOf('</head>'));
  });

  it('gets a notice outside what React draws', () => {
    const page = withNotice(PAGE, '/assets/notice.js', ['/assets/notice.css']);
    expect(page).toContain(
      '<body><p id="offline" role="status" data-screen-only></p><div id="root">',
    );
    expect(needsOf(page)).toEqual(
      expect.arrayContaining(['/assets/notice.js', '/assets/notice.css']),
    );
  });
});
