import { readdirSync, readFileSync } from 'node:fs';

/** The design's custom properties: all that `tokens.css` declares. */
const tokens =
  readFileSync('site/app/styles/tokens.css', 'utf8').match(/(?<=^\s+--)[\w-]+(?=:)/gm) ?? [];

/** What a component lets others set: the properties it reads with a default, `var(--icon-size, 1.5em)`. */
const parameters = readdirSync('site/app', { recursive: true })
  .filter((file) => String(file).endsWith('.css'))
  .flatMap(
    (file) => readFileSync(`site/app/${file}`, 'utf8').match(/(?<=var\(--)[a-z][\w-]*(?=,)/g) ?? [],
  );
const shared = [...new Set([...tokens, ...parameters])];

/** Physical sides and sizes, which would not turn round in a script that runs the other way. */
const physical = [
  'width',
  'height',
  'min-width',
  'min-height',
  'max-width',
  'max-height',
  'left',
  'right',
  'top',
  'bottom',
  ...['margin', 'padding', 'border', 'scroll-margin', 'scroll-padding'].flatMap((property) =>
    ['left', 'right', 'top', 'bottom'].map((side) => `${property}-${side}`),
  ),
];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'color-no-hex': [
      true,
      {
        message:
          'Raw colours stand in content/facts/brand.yaml only; take a token of site/app/styles/tokens.css',
      },
    ],
    'color-named': [
      'never',
      {
        message:
          'Raw colours stand in content/facts/brand.yaml only; take a token of site/app/styles/tokens.css',
      },
    ],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      {
        message:
          'Raw colours stand in content/facts/brand.yaml only; take a token of site/app/styles/tokens.css',
      },
    ],
    'property-disallowed-list': [
      physical,
      { message: 'Use the logical property, such as inline-size or margin-block-start' },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      clear: ['left', 'right'],
    },
    'selector-disallowed-list': [
      ['/\\.motion\\b.*> ?[*:]/'],
      { message: 'Name the children: for all of them a slow phone works out the whole page anew' },
    ],
    // A token, a parameter, or a component's own with an underscore; so a misspelt one is found too.
    'custom-property-pattern': [
      `^(?:_[a-z][a-z0-9]*(?:-[a-z0-9]+)*|${shared.join('|')})$`,
      {
        message: (/** @type {string} */ name) =>
          `${name} is neither a token nor a parameter of a component; a component's own begin with --_`,
      },
    ],
    // CSS modules: class names are properties in TypeScript.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      {
        message: (/** @type {string} */ name) =>
          `Expected ${name} in camel case, as TypeScript reads it`,
      },
    ],
    'import-notation': 'string',
    'value-keyword-case': ['lower', { ignoreProperties: [/^--/] }],
    // Order and empty lines say what belongs together; a rule cannot know.
    'no-descending-specificity': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'color-hex-length': null,
  },
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  overrides: [
    {
      files: ['site/app/styles/tokens.css'],
      rules: {
        // A shadow is a colour of the company that one can see through.
        'function-disallowed-list': null,
        // `brand(gold)` is a name of the company's palette, not the browser's gold.
        'color-named': null,
        // It declares them; here only their form is checked.
        'custom-property-pattern': '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$',
      },
    },
    // Paper is black and white whatever the design.
    { files: ['site/app/styles/print.css'], rules: { 'color-no-hex': null } },
  ],
};
