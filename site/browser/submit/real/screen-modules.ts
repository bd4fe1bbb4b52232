/** The modules of all screens, by their paths in `app/screens/`. */
export const screenModules = import.meta.glob('./**/*.screen.tsx', {
  base: '../../../app/screens',
});
