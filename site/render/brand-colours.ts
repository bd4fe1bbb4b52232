/** PostCSS plugin: puts the company's colours into the style sheet of the tokens, which another style sheet imports. */
import { withColours } from './tokens.ts';

/** Part of a style sheet, as PostCSS passes it to plugins. */
type Declaration = { value: string };

export const brandColours = {
  postcssPlugin: 'brand-colours',
  Declaration(declaration: Declaration) {
    if (/\bbrand(?:-channels)?\(/.test(declaration.value))
      declaration.value = withColours(declaration.value);
  },
};
