import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
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

it('each route gets the styles and scripts of the shell, then its own; imported ones come first, each once', () => {
  const styles = filesByRoute(manifest, ROUTES, stylesOf);
  const shell = ['/assets/base.css', '/assets/shell.css', '/assets/client.css'];
  expect(styles.get('/')).toEqual([...shell, '/assets/card.css', '/assets/home.css']);
  expect(styles.get('/bare')).toEqual(shell);
  const scripts = filesByRoute(manifest, ROUTES, scriptsOf);
  const client = ['/assets/client.js', '/assets/shell.js', '/assets/base.js'];
  expect(scripts.get('/')).toEqual([...client, '/assets/home.js', '/assets/card.js']);
  expect(scripts.get('/bare')).toEqual([...client, '/assets/bare.js']);
});

it('a route without a screen is refused, and so is a source without a file', () => {
  expect(() => filesByRoute(manifest, [{ path: '/new', screen: 'new/new' }], stylesOf)).toThrow(
    'The route /new (site/routes.ts) has no screen: site/app/screens/new/new.screen.tsx is missing',
  );
  expect(addressOf(manifest, 'app/styles/fonts/font.woff2')).toBe('/assets/font.woff2');
  expect(() => addressOf(manifest, 'app/nothing.ts')).toThrow(
    'The build has no file of site/app/nothing.ts',
  );
});
