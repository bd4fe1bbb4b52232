/** `npm run content`: says what is wrong with the content, without building, and brings its types up to date. */
import { loadContent } from './load.ts';
import { writeModuleTypes } from './module-types.ts';
import { ContentError } from './parse.ts';

try {
  const content = loadContent();
  const services = Object.values(content.services).flat().length;
  console.log(`Content is valid: ${content.articles.length} articles, ${services} services.`);
  if (writeModuleTypes(content)) console.log('Its types have changed: commit modules.d.ts, too.');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.report);
  process.exitCode = 1;
}
