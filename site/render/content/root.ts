import path from 'node:path';

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../../..');

/** The main language. Its files of collections (articles, services, team) have both words and facts. */
export const FIRST_LANGUAGE = 'en';

/** The folder of the words: `CONTENT_FOLDER`, else `content/en`. */
export const contentFolder = () =>
  process.env['CONTENT_FOLDER'] ?? path.join(ROOT, 'content', FIRST_LANGUAGE);
