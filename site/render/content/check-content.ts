/**
 * `npm run content`: checks the content without a build, prints each mistake, and updates the types of the content.
 * `npm run content -- --translated sw/faq.yaml` notes first that the file translates the English texts as they are now.
 */
import { findLanguages } from './languages.ts';
import { loadContentWithPhotos } from './load.ts';
import { writeModuleTypes } from './module-types.ts';
import { ContentError } from './parse.ts';
import { translationLines } from './twins/report.ts';
import { noteTranslated } from './twins/note-translated.ts';

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
  const [option, ...translated] = process.argv.slice(2);
  if (option === '--translated') for (const file of translated) noteTranslated(others, file);
  const { content, warnings } = await loadContentWithPhotos(first.folder);
  const services = Object.values(content.services).flat().length;
  console.log(`Content is valid: ${content.articles.length} articles, ${services} services.`);
  for (const warning of warnings) console.log(`Please look at this: ${warning}`);
  for (const language of others) {
    const { untranslated, twins, aboutTwins } = await loadContentWithPhotos(language.folder);
    for (const line of translationLines(language, { untranslated, twins, aboutTwins }))
      console.log(line);
  }
  if (writeModuleTypes(content))
    console.log('The types have changed: commit site/render/content/modules.d.ts, too.');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.report);
  process.exitCode = 1;
}
