/** Renamed articles, services and screens: their earlier addresses redirect to the present ones. */
import { formerPaths, routes, unroutedPaths } from '#routes.ts';
import { mapFields } from './find-fields.ts';
import type { Mistake } from './mistake.ts';

/** An earlier address, the address that it leads to, and the title there. */
export type Redirect = { from: string; to: string; title: string };

/** An entry of a folder, with the names that its file had before. */
type Named = {
  id: string;
  file: string;
  fields: { title: string; formerNames?: readonly string[] | undefined };
};

/**
 * The former names that cannot lead to their entry, as problems: another file has such a name, or lists it too.
 * @param entries all entries of a folder
 * @param parent the address of the folder
 * @param broken the entries that could not be read
 */
export function formerNameProblems(
  entries: readonly Named[],
  parent: string,
  broken: readonly Pick<Named, 'id' | 'file'>[] = [],
): Mistake[] {
  const files = new Map([...entries, ...broken].map(({ id, file }) => [id, file]));
  const listed = new Map<string, string>();
  return entries.flatMap(({ file, fields: { formerNames = [] } }) =>
    formerNames.flatMap((name, index) => {
      const use = { file, place: ['formerNames', index], code: 'twice' as const };
      const living = files.get(name);
      const other = listed.get(name);
      listed.set(name, file);
      if (living === file)
        return [{ ...use, expected: 'an earlier name', there: 'the file has this name now' }];
      if (living)
        return [{ ...use, expected: 'a name that no file has now', there: `${living} has it` }];
      if (other) return [{ ...use, expected: 'a name of its own', there: `${other} lists it too` }];
      const path = `${parent}/${name}`;
      return unroutedPaths.includes(path)
        ? [
            {
              ...use,
              expected: 'another name',
              example: `${name}-2`,
              there: `the address ${path} belongs to another page`,
            },
          ]
        : [];
    }),
  );
}

/** The redirects to entries. @param parent the address of their folder */
export const redirectsTo = (entries: readonly Named[], parent: string): Redirect[] =>
  entries.flatMap(({ id, fields: { title, formerNames = [] } }) =>
    formerNames.map((name) => ({ from: `${parent}/${name}`, to: `${parent}/${id}`, title })),
  );

/** The former paths that cannot redirect, as problems. */
export const formerPathProblems = (former = formerPaths): Mistake[] =>
  Object.entries(former).flatMap(([from, to]) => {
    const use = {
      file: 'site/routes.ts',
      place: ['formerPaths', from],
      code: 'setting' as const,
    };
    const hasScreen = (path: string) => routes.some((route) => route.path === path);
    if (hasScreen(from))
      return [{ ...use, expected: 'an earlier path', there: 'a screen has this path now' }];
    if (unroutedPaths.includes(from))
      return [{ ...use, expected: 'another path', there: 'this one can have no page' }];
    return hasScreen(to)
      ? []
      : [{ ...use, expected: 'the path of a screen', there: `${to} has none` }];
  });

/** The redirects to screens. The moved page has the address in place of a title. */
export const redirectsToScreens = (former = formerPaths): Redirect[] =>
  Object.entries(former).map(([from, to]) => ({ from, to, title: to }));

/**
 * The content with its links to earlier addresses changed to the present ones: links between pages load the data of an
 * address, and an earlier address has none.
 * @param origin of the site, which links in prose also have
 */
export function followRedirects<Content>(
  content: Content,
  redirects: readonly Redirect[],
  origin: string,
): Content {
  if (redirects.length === 0) return content;
  const targets = new Map(
    redirects.flatMap(({ from, to }) => [
      [from, to],
      [`#${from}`, `#${to}`],
      [origin + from, origin + to],
    ]),
  );
  return mapFields(undefined, content, (value) =>
    typeof value === 'string'
      ? (targets.get(value) ??
        value.replace(
          /(?<= (?:href|data-address)=")[^"#?]+/g,
          (address) => targets.get(address) ?? address,
        ))
      : value,
  ) as Content;
}
