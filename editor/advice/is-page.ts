/** Which addresses of the site have a page, for advice on links. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@website/site/routes';
import { folders, LANGUAGE } from '../configuration/documents.ts';

/** Whether a route fits an address: a part such as `:page` fits any text. */
const fits = (route: string, address: string) =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address);

/** @param content the folder that holds `en/` and `facts/` */
export const isPageOf = (content: string) => (address: string) => {
  // A file, such as the company's card.
  if (/\.\w+$/.test(address)) return true;
  const [, parent = '', name = ''] = /^(.*)\/([^/]+)$/.exec(address) ?? [];
  const folder = folders.find((one) => one.page('') === `${parent}/`);
  if (folder && fits(folder.page('[a-z0-9-]+'), address))
    return existsSync(path.join(content, LANGUAGE, folder.id, `${name}.md`));
  return routes.some((route) => fits(route.path, address));
};
