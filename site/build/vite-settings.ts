/** How a build runs Vite: in `site/`, while the command itself runs in the project's folder. */
import { build, type InlineConfig } from 'vite';

const ROOM = { root: 'site', configFile: 'site/vite.config.ts', logLevel: 'warn' } as const;

/** Bundles with the settings of `vite.config.ts` and these. */
export const runVite = (settings: InlineConfig) => build({ ...ROOM, ...settings });
