import js from '@eslint/js';
// @ts-expect-error -- the plugin ships no types
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: it is searchable and safe to rename.',
};

/** Tests may look everywhere. */
const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/{tests,testing}/**'];

/**
 * Forbids paths to other rooms in texts of the code.
 * @param {string[]} files
 * @param {string} rooms names of folders, with `|` between them
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
function paths(files, rooms, message) {
  const path = `/^(?:\\.{1,2}\\/)*(?:${rooms})\\/[\\w./*-]+$/`;
  return {
    files: files.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        DEFAULT_EXPORT,
        { selector: `CallExpression > Literal[value=${path}]`, message },
        { selector: `VariableDeclarator > Literal[value=${path}]`, message },
        { selector: `ArrayExpression > Literal[value=${path}]`, message },
        { selector: `NewExpression > Literal[value=${path}]`, message },
      ],
    },
  };
}

/** A rule is an error or absent. What is turned off or loosened here says why. */
export default defineConfig(
  { ignores: ['dist/', 'dist-*/', '.cache/', 'test-results/', 'playwright-report/'] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [
      js.configs.recommended,
      ts.configs.strictTypeChecked,
      ts.configs.stylisticTypeChecked,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': ['error', DEFAULT_EXPORT],
      eqeqeq: 'error',
      // TypeScript knows better which globals exist, in JavaScript files too.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Listeners and callbacks of one line may hand on what nobody reads.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }] },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      // React Router's way to redirect is to throw a response.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'lib', name: 'Response' }] },
      ],
      // "Either is true" reads better as `||`, even where one may be absent.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { boolean: true } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Functions here are values in objects, never methods that read `this`.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.flatConfigs.recommended, hooks.configs.flat.recommended],
  },
  // Imports are held by dependency-cruiser; these rules hold the paths of files that code reads or runs.
  paths(
    ['forms-service/**'],
    'site|content|art|bench',
    'The forms service reads files of a build (SITE_FOLDER), no file of another room',
  ),
  paths(
    ['site/{serve,app,browser}/**'],
    'content|art|bench|forms-service',
    'This room reads no file of another room',
  ),
  paths(
    ['site/{render,build,assets}/**'],
    'bench|forms-service',
    'The site knows nothing of these rooms',
  ),
  paths(
    ['art/**'],
    'content|bench|forms-service',
    'art/ writes files of the site and reads none of another room',
  ),
  // But for the company's colours and mark, which the icons show, and the alternative texts, which must fit the drawings.
  {
    files: ['art/brand/brand.ts', 'art/catalogue/texts.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Interfaces of others are widened by declaring them again; the names of their parameters must stay.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['**/*.config.{js,ts}', '.dependency-cruiser.mjs'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
