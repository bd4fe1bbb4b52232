/** Checks whether an address of the site has a page, for advice on links. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@website/site/routes';
import { folders, LANGUAGE } from '../configuration/documents.ts';

/** Whether a route matches an address. A part such as `:page` matches any text. */
const fits = (route: string, address: string) =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address);

/** @param content the folder that holds `en/` and `facts/` */
export const isPageOf = (content: string) => (address: string) => {
  // The address of a file, such as the contact card.
  if (/\.\w+$/.test(address)) return true;
  const [, parent = '', name = ''] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const folder = folders.find((one) => one.page('') === `${parent}/`);
  if (folder && fits(folder.page('[a-z0-9-]+'), address))
    return existsSync(path.join(content, LANGUAGE, folder.id, `${name}.md`));
  return routes.some((route) => fits(route.path, address));
};
