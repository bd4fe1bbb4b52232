import { defineConfig } from 'html-validate';

/** The recommended rules of html-validate, with a reason for each exception. */
export const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    // React writes HTML in this way. It is valid, but not the shortest.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // `#/about` needs an element with that id when scripts are off. React's own ids begin with `_`.
    'valid-id': ['error', { relaxed: true }],
    // Style sheets keep telephone numbers on one line, because the specification fixes the text.
    'tel-non-breaking': 'off',
    // The author chooses the length of a title. The content's schema limits it.
    'long-title': 'off',
  },
});
