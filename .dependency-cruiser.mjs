/**
 * Who may import whom (docs/architecture.md, Rooms). A room says when its code runs, so that nothing of the build
 * can reach a visitor, and nothing of the forms service the site.
 */

/** Tests and what only tests import may reach everywhere. */
const TESTS = [
  String.raw`\.(test|spec)\.tsx?$`,
  '^site/tests/',
  '^site/(serve|photos)/testing/',
  '^(forms-service|editor)/(tests|testing)/',
];

/** What content must hold: these run at build, wherever they stand. */
const SCHEMAS = String.raw`\.schema\.ts$`;

/** Packages that may reach a visitor. */
const BROWSER_PACKAGES = String.raw`node_modules/(react|react-dom|react-router|minisearch)/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'visitors-get-no-build-code',
      comment: 'What runs in a browser imports only types from rooms that run elsewhere.',
      severity: 'error',
      from: { path: '^site/(app|browser|routes)', pathNot: [...TESTS, SCHEMAS] },
      to: {
        path: '^(site/(render|build|serve|encoding|photos|brand|fonts-and-icons)|forms-service|editor|art|bench|tasks)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'visitors-get-no-schemas',
      comment:
        'A schema stands beside its screen and runs only at build: pages import the content, and types.',
      severity: 'error',
      from: { path: '^site/(app|browser|routes)', pathNot: [...TESTS, SCHEMAS] },
      to: { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'visitors-get-few-packages',
      comment: 'Each package here weighs on every visitor.',
      severity: 'error',
      from: { path: '^site/(app|browser|routes)', pathNot: [...TESTS, SCHEMAS] },
      to: {
        path: 'node_modules/',
        pathNot: BROWSER_PACKAGES,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browsers-have-no-node',
      severity: 'error',
      from: { path: '^site/(app|browser|routes)', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'before-paint-stands-alone',
      comment: 'It becomes the inline script as it is.',
      severity: 'error',
      from: { path: '^site/browser/before-paint/', pathNot: TESTS },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-looks-at-bench',
      severity: 'error',
      from: { pathNot: '^(bench|tasks)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'nothing-looks-at-the-editor',
      comment: 'It is a tool for staff: the site and the forms service work without it.',
      severity: 'error',
      from: { pathNot: '^editor/' },
      to: { path: '^editor/' },
    },
    {
      name: 'editor-sees-the-site-only',
      severity: 'error',
      from: { path: '^editor/', pathNot: TESTS },
      to: { path: '^(forms-service|art|bench|tasks)/' },
    },
    {
      name: 'serving-needs-no-render',
      comment: 'A server starts in a second, and runs where only a build is.',
      severity: 'error',
      from: { path: '^site/serve/', pathNot: TESTS },
      to: {
        path: '^site/(render|encoding|photos|brand|fonts-and-icons|browser)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'photos-know-no-content',
      comment: 'The reader of content starts their programs, so these import nothing of it.',
      severity: 'error',
      from: { path: '^site/(photos|encoding)/', pathNot: TESTS },
      to: { path: '^site/(render|build|app|browser|brand|fonts-and-icons)/' },
    },
    {
      name: 'encoding-knows-no-pictures',
      severity: 'error',
      from: { path: '^site/encoding/', pathNot: TESTS },
      to: { path: '^(site/(photos|serve)|art)/' },
    },
    {
      name: 'site-knows-no-forms-service',
      comment: 'The site meets it by HTTP: an origin and four addresses.',
      severity: 'error',
      from: { path: '^site/', pathNot: TESTS },
      to: { path: '^forms-service/' },
    },
    {
      name: 'forms-service-has-few-doors',
      comment:
        'It meets the site by HTTP and by files of the build; its code shares fields, validation, receipts and the HTTP server.',
      severity: 'error',
      from: { path: '^forms-service/', pathNot: TESTS },
      to: {
        path: '^site/',
        pathNot: String.raw`^site/(serve/|app/forms/(fields|receipt|validation)\.ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'submit-has-one-door',
      comment: 'The build decides between simulated and real submissions: import `#submit/…`.',
      severity: 'error',
      from: { path: '^site/', pathNot: [...TESTS, '^site/browser/submit/'] },
      to: { path: '^site/browser/submit/real/' },
    },
    {
      name: 'nothing-looks-at-the-studio',
      comment:
        'It is a project of its own, which may not be installed: the site has its pictures as files.',
      severity: 'error',
      from: {},
      to: { path: '^art/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: String.raw`\?inline$|^content:` },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
