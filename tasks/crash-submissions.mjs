/** `npm run crash`: kills the service for submissions under load and looks for what is lost; see docs/measurements/submissions.md. */
import { findPostgres } from './postgres.mjs';
import { runHere } from './steps.mjs';

await runHere('./crash-submissions/main.ts', 'Nothing can be tried', findPostgres);
