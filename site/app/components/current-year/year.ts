/** The year in which the site was built. Set by the build. */
declare const BUILD_YEAR: number;

/** The year of the visitor's clock; that of the build if the clock is behind it. */
export const currentYear = (): number => Math.max(BUILD_YEAR, new Date().getFullYear());
