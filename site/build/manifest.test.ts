import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { addressOf, filesByRoute, scriptsOf, stylesOf } from './manifest.ts';

const manifest: Manifest = {
  'browser/client/client.tsx': {
    file: 'assets/client.js',
    imports: ['_shell.js'],
    css: ['assets/client.css'],
  },
  '_shell.js': { file: 'assets/shell.js', imports: ['_base.js'], css: ['assets/shell.css'] },
  // A circular import.
  '_base.js': { file: 'assets/base.js', imports: ['_shell.js'], css: ['assets/base.css'] },
  'app/screens/home/home.screen.tsx': {
    file: 'assets/home.js',
    imports: ['_shell.js', '_card.js'],
    css: ['assets/home.css'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'app/screens/bare/bare.screen.tsx': { file: 'assets/bare.js' },
  '_font.woff2': { file: 'assets/font.woff2', src: 'app/styles/fonts/font.woff2' },
};

const ROUTES = [
  { path: '/', screen: 'home/home' },
  { path: '/bare', screen: 'bare/bare' },
];

describe('the manifest', () => {
  it('gives each route the styles of the shell, then its own; imported styles come first; no duplicates', () => {
    const styles = filesByRoute(manifest, ROUTES, stylesOf);
    const shell = ['/assets/base.css', '/assets/shell.css', '/assets/client.css'];
    expect(styles.get('/')).toEqual([...shell, '/assets/card.css', '/assets/home.css']);
    expect(styles.get('/bare')).toEqual(shell);
  });

  it('gives each route the client with its imports, then the screen with its imports, without duplicates', () => {
    const scripts = filesByRoute(manifest, ROUTES, scriptsOf);
    const client = ['/assets/client.js', '/assets/shell.js', '/assets/base.js'];
    expect(scripts.get('/')).toEqual([...client, '/assets/home.js', '/assets/card.js']);
    expect(scripts.get('/bare')).toEqual([...client, '/assets/bare.js']);
  });

  it('is refused if a route has no screen', () => {
    expect(() => filesByRoute(manifest, [{ path: '/new', screen: 'new/new' }], stylesOf)).toThrow(
      'The route /new (site/routes.ts) has no screen: site/app/screens/new/new.screen.tsx is missing',
    );
  });

  it('gives the address of a file by its source', () => {
    expect(addressOf(manifest, 'browser/client/client.tsx')).toBe('/assets/client.js');
    expect(addressOf(manifest, 'app/styles/fonts/font.woff2')).toBe('/assets/font.woff2');
    expect(() => addressOf(manifest, 'app/nothing.ts')).toThrow(
      'The build has no file of site/app/nothing.ts',
    );
  });
});
