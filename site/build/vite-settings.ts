/** Runs of Vite in a build. Commands run in the project's folder, Vite in `site/`. */
import { build, type InlineConfig } from 'vite';

const ROOM = { root: 'site', configFile: 'site/vite.config.ts', logLevel: 'warn' } as const;

/** Bundles with the settings of `vite.config.ts` and those given. */
export const runVite = (settings: InlineConfig) => build({ ...ROOM, ...settings });
