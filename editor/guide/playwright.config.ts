/** `npm run guide`: takes the pictures of the guide with the browser and the fonts of the tests. It is no test. */
import base from '../../playwright.config.ts';

export default {
  ...base,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  projects: [{ name: 'guide' }],
  webServer: [],
  outputDir: '../../test-results/guide',
};
