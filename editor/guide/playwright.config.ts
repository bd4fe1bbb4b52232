/** `npm run guide`: takes the pictures of the guide with the browser and the fonts of the tests. It is no test. */
import { requireBuiltSite } from '../../tasks/common.mjs';

/** The site that the editor publishes anew; it is copied. */
const SITE_FOLDER = (process.env['SITE_FOLDER'] ??= 'dist');
requireBuiltSite(SITE_FOLDER, 'npm run build');
const { default: base } = await import('../../playwright.config.ts');

export default {
  ...base,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  projects: [{ name: 'guide' }],
  webServer: [],
  outputDir: '../../test-results/guide',
};
