/** The specification's rules for reading an address (section 2, readings 1 to 7). Pure; no React, no window. */

/** Parameters of a route by name; `null` where the address cannot be decoded (reading 4). */
export type Parameters = Readonly<Record<string, string | null>>;

/**
 * The canonical form of a path: lower case, one slash between parts, none at the end (reading 3). Escapes such as `%C3`
 * are in upper case, as browsers write them: WebKitGTK would follow a redirect to `%c3` for ever.
 * Backslashes count as slashes, as in browsers: `/\host` and `//host` would lead to another site.
 */
export function canonicalPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/%[\da-f]{2}/g, (escape) => escape.toUpperCase())
    .replace(/[\\/]+/g, '/')
    .replace(/(?!^)\/$/, '');
}

/**
 * The path that a `#/…` fragment stands for (reading 1), or `null` for a plain fragment such as `#main`.
 * A query inside the fragment is kept.
 */
export function pathFromHash(hash: string): string | null {
  return hash.startsWith('#/') ? hash.slice(1).replace(/^[^?]+/, canonicalPath) : null;
}

/** Whether a canonical path has the form of a pattern such as `/news/:id`; a named part is any text but empty. */
export function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const names = pattern.split('/');
  return (
    names.length === parts.length &&
    names.every((name, index) => (name.startsWith(':') ? parts[index] : name === parts[index]))
  );
}

/** Decodes a part of an address; `null` if it cannot be decoded. */
export function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * The parameters of `pathname` under a route's `pattern`, such as `/news/:id`.
 * Read from the raw path, because React Router's decoding hides the errors.
 */
export function parameters(pattern: string, pathname: string): Parameters {
  const parts = canonicalPath(pathname).split('/');
  const found: Record<string, string | null> = {};
  pattern.split('/').forEach((name, index) => {
    if (name.startsWith(':')) found[name.slice(1)] = decode(parts[index] ?? '');
  });
  return found;
}

/**
 * Guards programmatic navigation.
 * @throws {TypeError} when the path does not start with exactly one slash (reading 7)
 */
export function requirePath(path: string): string {
  if (!/^\/(?![\\/])/.test(path)) {
    throw new TypeError(`navigate("${path}"): a path must start with a slash`);
  }
  return path;
}
