import js from '@eslint/js';
// @ts-expect-error -- the plugin ships no types
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name: it is searchable and safe to rename.',
        },
      ],
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
    files: ['*.config.{js,ts}'],
    extends: [ts.configs.disableTypeChecked],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
