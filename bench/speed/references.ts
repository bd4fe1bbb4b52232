/** Makes the references that the site is compared with: folders that the same server can serve. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { fileOf } from '@website/site/build/addresses.ts';
import { compress } from '@website/site/build/compress.ts';
import { policyHash } from '@website/site/serve/page-policy.ts';
import { writeFileList } from '@website/site/serve/file-list.ts';
import { FLOOR_STYLE, floorOf } from './floor.ts';

const POLICY = 'Content-Security-Policy';

/**
 * The same page with React at once, as on most React sites: the document itself starts the client.
 * @param html the page as the build wrote it
 * @returns the page, and the source of its only new script
 * @throws {Error} if the page has no boot module
 */
export function atOnce(html: string): { html: string; source: string } {
  const dom = new JSDOM(html);
  const { document } = dom.window;
  const boot = document.querySelector<HTMLScriptElement>('#boot');
  const { enhance, client } = boot?.dataset ?? {};
  if (!boot || !enhance || !client) throw new Error('The page has no boot module to replace');
  // The enhancements are loaded in place of the boot module.
  boot.setAttribute('src', enhance);
  const [entry = '', ...files] = client.split(' ');
  const react = document.createElement('script');
  react.type = 'module';
  // The script is inline, because a separate file would need one more round trip.
  react.textContent = [
    `import { start } from '${entry}';`,
    ...files.map((file) => `import '${file}';`),
    'void start(() => undefined);',
  ].join('');
  document.body.append(react);
  return { html: dom.serialize(), source: react.textContent };
}

/**
 * A policy that allows one more inline source.
 * @throws {Error} if the policy does not have the directive. Without this error the browser would silently block the
 *   source
 */
export function allow(policy: string, directive: string, source: string): string {
  const hash = policyHash(source);
  // Several pages may have the same source.
  if (policy.includes(hash)) return policy;
  const allowed = policy.replace(`${directive} `, `${directive} ${hash} `);
  if (allowed === policy) throw new Error(`The site's policy has no ${directive}`);
  return allowed;
}

/** Copies the site and changes its measured pages. @param directive of the policy for the new inline source */
async function derive(
  site: string,
  addresses: readonly string[],
  folder: string,
  directive: 'style-src' | 'script-src',
  change: (html: string) => { html: string; source: string },
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(site, folder, { recursive: true });
  const headersFile = path.join(folder, '_headers.json');
  const headers = JSON.parse(await readFile(headersFile, 'utf8')) as Record<string, string>;
  const files = addresses.map((address) => path.join(folder, fileOf(address)));
  for (const file of files) {
    const { html, source } = change(await readFile(file, 'utf8'));
    await writeFile(file, html);
    // Otherwise the server would send the old compressed copies.
    await Promise.all(['br', 'gz'].map((ending) => rm(`${file}.${ending}`)));
    headers[POLICY] = allow(headers[POLICY] ?? '', directive, source);
  }
  await compress(files);
  await writeFile(headersFile, JSON.stringify(headers));
  writeFileList(folder);
  return folder;
}

/**
 * Makes the references beside the site.
 * @param site the build's output
 * @param addresses of the measured pages
 * @returns the folder of each variant
 */
export async function makeReferences(site: string, addresses: readonly string[]) {
  const floor = (html: string) => ({ html: floorOf(html), source: FLOOR_STYLE });
  return {
    floor: await derive(site, addresses, `${site}-floor`, 'style-src', floor),
    site,
    'at-once': await derive(site, addresses, `${site}-at-once`, 'script-src', atOnce),
  };
}
