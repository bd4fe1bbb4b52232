/** The built site and what it is compared with, each a folder that the same server can serve. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '#build/addresses.ts';
import { compress } from '#build/compress.ts';
import { policyHash } from '#build/inline-script.ts';
import { writeFileList } from '#server/file-list.ts';
import { atOnce } from './at-once.ts';
import { FLOOR_STYLE, floorOf } from './floor.ts';
import { PAGES } from './pages.ts';
import { allow } from './policy.ts';

export const VARIANTS = [
  { name: 'floor', title: 'Floor' },
  { name: 'site', title: 'Site' },
  { name: 'at-once', title: 'React at once' },
] as const;
export type Variant = (typeof VARIANTS)[number]['name'];

const HEADERS = '_headers.json';
const POLICY = 'Content-Security-Policy';

type Change = (html: string) => { html: string; styles?: string; script?: string };

/** Copies the site with its measured pages changed. */
async function derive(site: string, folder: string, change: Change): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true });
  const hashes = { 'style-src': new Set<string>(), 'script-src': new Set<string>() };
  const files = PAGES.map(({ path: address }) => path.join(folder, fileOf(address)));
  for (const file of files) {
    const { html, styles, script } = change(await readFile(file, 'utf8'));
    if (styles) hashes['style-src'].add(policyHash(styles));
    if (script) hashes['script-src'].add(policyHash(script));
    await writeFile(file, html);
  }
  await compress(files);
  const file = path.join(folder, HEADERS);
  const headers = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  for (const directive of ['style-src', 'script-src'] as const)
    for (const hash of hashes[directive])
      headers[POLICY] = allow(headers[POLICY] ?? '', directive, hash);
  await writeFile(file, JSON.stringify(headers));
  writeFileList(folder);
}

/**
 * Makes the references beside the site.
 * @param site the build's output
 * @returns the folder of each variant
 */
export async function makeReferences(site: string): Promise<Record<Variant, string>> {
  const folders = { floor: `${site}-floor`, site, 'at-once': `${site}-at-once` };
  await derive(site, folders.floor, (html) => ({ html: floorOf(html), styles: FLOOR_STYLE }));
  await derive(site, folders['at-once'], atOnce);
  return folders;
}
