/** `npm run pictures`: fails if the lists of pictures and the files do not agree. */
import { pictureProblems } from './picture-problems.ts';
import { PICTURE_LISTS } from './pictures.ts';
import { ROOT } from './root.ts';

const problems = await pictureProblems(ROOT, PICTURE_LISTS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
