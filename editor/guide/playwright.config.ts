/** `npm run guide`: takes the pictures of the guide with the browser and the fonts of the tests. It is no test. */

// The site that the editor publishes anew; it is copied.
process.env['SITE_FOLDER'] ??= 'dist';
const { default: base } = await import('../../playwright.config.ts');

export default {
  ...base,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  projects: [{ name: 'guide' }],
  webServer: [],
  outputDir: '../../test-results/guide',
};
