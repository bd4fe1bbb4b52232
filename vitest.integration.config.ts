import { mergeConfig } from 'vitest/config';
import unit from './vitest.config.ts';

/** Tests that start a server, a build or another program: `*.integration.test.ts`. */
export default mergeConfig(
  { ...unit, test: { ...unit.test, projects: undefined } },
  { test: { include: ['**/*.integration.test.ts'] } },
);
