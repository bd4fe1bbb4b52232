/** The modules of all screens that simulated submissions need, by their paths in `app/screens/`. */
export const screenModules = import.meta.glob(['./**/*.screen.tsx', '!./privacy/*'], {
  base: '../../../app/screens',
});
