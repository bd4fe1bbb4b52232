/** `npm run content`: checks the content without a build, prints each mistake, and updates the types of the content. */
import { findLanguages, untranslatedLines } from './languages.ts';
import { loadContentWithPhotos } from './load.ts';
import { writeModuleTypes } from './module-types.ts';
import { ContentError } from './parse.ts';

/** The languages. A folder whose name is no language's does not hide the mistakes in the content of the first one. */
async function languages() {
  try {
    return findLanguages();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const others = await loadContentWithPhotos().then(
      () => [],
      (other: unknown) => (other instanceof ContentError ? other.mistakes : []),
    );
    throw new ContentError([...error.mistakes, ...others]);
  }
}

try {
  const [first, ...others] = await languages();
  const { content, warnings } = await loadContentWithPhotos(first.folder);
  const services = Object.values(content.services).flat().length;
  console.log(`Content is valid: ${content.articles.length} articles, ${services} services.`);
  for (const warning of warnings) console.log(`Please look at this: ${warning}`);
  for (const language of others) {
    const { untranslated } = await loadContentWithPhotos(language.folder);
    if (untranslated.length === 0) continue;
    const { summary, setAside, missing } = untranslatedLines(language, untranslated);
    for (const line of [summary, ...[...setAside, ...missing].map((file) => `  ${file}`)])
      console.log(line);
  }
  if (writeModuleTypes(content))
    console.log('The types have changed: commit site/render/content/modules.d.ts, too.');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.report);
  process.exitCode = 1;
}
