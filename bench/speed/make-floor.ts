/** Makes the floor that the site is compared with: a folder that the same server can serve. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '@website/site/build/addresses.ts';
import { compress } from '@website/site/build/compress.ts';
import { policyHash } from '@website/site/serve/page-policy.ts';
import { writeFileList } from '@website/site/serve/file-list.ts';
import { FLOOR_STYLE, floorOf } from './floor.ts';

const POLICY = 'Content-Security-Policy';

/**
 * A policy that allows one more inline source.
 * @throws {Error} if the policy does not have the directive. Without this error the browser would silently block the
 *   source
 */
export function allow(policy: string, directive: string, source: string): string {
  const hash = policyHash(source);
  const allowed = policy.replace(`${directive} `, `${directive} ${hash} `);
  if (allowed === policy) throw new Error(`The site's policy has no ${directive}`);
  return allowed;
}

/**
 * Copies the site, with the floor in place of its measured pages.
 * @param site the build's output
 * @param addresses of the measured pages
 * @returns the folder of the copy
 */
export async function makeFloor(site: string, addresses: readonly string[]): Promise<string> {
  const folder = `${site}-floor`;
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true });
  const headersFile = path.join(folder, '_headers.json');
  const headers = JSON.parse(await readFile(headersFile, 'utf8')) as Record<string, string>;
  const files = addresses.map((address) => path.join(folder, fileOf(address)));
  for (const file of files) {
    await writeFile(file, floorOf(await readFile(file, 'utf8')));
    // Otherwise the server would send the old compressed copies.
    await Promise.all(['br', 'gz'].map((ending) => rm(`${file}.${ending}`)));
  }
  headers[POLICY] = allow(headers[POLICY] ?? '', 'style-src', FLOOR_STYLE);
  await compress(files);
  await writeFile(headersFile, JSON.stringify(headers));
  writeFileList(folder);
  return folder;
}
