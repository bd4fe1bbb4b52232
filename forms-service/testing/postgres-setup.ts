/** Vitest's global setup: one PostgreSQL server for all tests against both databases. */
import type { TestProject } from 'vitest/node';
import { failWith } from '../../tasks/run-command.mjs';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's own is widened
  interface ProvidedContext {
    /** Address of the server. */
    postgres: string;
  }
}

/** @returns the function that stops the server, also after failed tests */
export async function setup(project: TestProject) {
  const { url, stop } = await startPostgres().catch(failWith);
  project.provide('postgres', url);
  return stop;
}
