/** `npm run bench:submissions`: compares the service for submissions with its bare database; see docs/measurements/submissions.md. */
import { findPostgres } from './postgres.mjs';
import { runHere } from './steps.mjs';

await runHere('./bench-submissions/main.ts', 'Nothing can be measured', findPostgres);
