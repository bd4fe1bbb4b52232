import { defineConfig } from 'html-validate';

/** All recommended rules of html-validate. What is off says why. */
export const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: valid, though not the shortest.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // `#/about` needs an element with that id where scripts are off; React's own ids begin with `_`.
    'valid-id': ['error', { relaxed: true }],
    // Style sheets keep telephone numbers on one line; the text is the one the specification writes.
    'tel-non-breaking': 'off',
    // An article's title is as long as its author made it; the content's schema has its limit.
    'long-title': 'off',
  },
});
