/**
 * Whether React runs and all parts of the page have the web fonts, so that nothing moves any more. Runs in the page, so it
 * uses nothing from outside.
 */
export const standsStill = (): boolean =>
  window.pending === null &&
  // `savesData` is there for visitors who get no fonts.
  (document.documentElement.matches('.hasFonts, .savesData') ||
    [...document.fonts].some(
      // Not those that stand for them: a device lacks some, which is no error.
      ({ family, status }) => status === 'error' && !family.includes('Fallback'),
    ));
