/** `npm run content`: reads all content and says what is wrong with it, without building. */
import { loadContent } from '#app/content/load.ts';
import { ContentError } from '#app/content/parse.ts';

try {
  const { articles, services } = loadContent();
  const count = Object.values(services).flat().length;
  console.log(`Content is valid: ${articles.length} articles, ${count} services.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`The content has mistakes:\n\n${error.problems.map((p) => `  ${p}`).join('\n')}\n`);
  process.exitCode = 1;
}
