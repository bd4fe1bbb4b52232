import path from 'node:path';

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../../..');

/** The main language. Its files of collections (articles, services, team) have both words and facts. */
export const FIRST_LANGUAGE = 'en';

/** The folder of the language that is built: `CONTENT_FOLDER`, else `content/en`. */
export const contentFolder = (): string =>
  path.resolve(process.env['CONTENT_FOLDER'] ?? path.join(ROOT, 'content', FIRST_LANGUAGE));
