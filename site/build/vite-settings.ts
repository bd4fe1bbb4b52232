/** Settings of all runs of Vite in a build. Commands run in the project's folder, Vite in `site/`. */
export const VITE = {
  root: 'site',
  configFile: 'site/vite.config.ts',
  logLevel: 'warn',
} as const;
