/** PostCSS plugin: puts the company's brand into the style sheet of the tokens, which another style sheet imports. */
import { withBrand } from './brand-values.ts';

/** Part of a style sheet, as PostCSS passes it to plugins. */
type Declaration = { value: string };

export const brandPlugin = {
  postcssPlugin: 'brand',
  Declaration(declaration: Declaration) {
    if (/\bbrand(?:-channels|-tight)?\(/.test(declaration.value))
      declaration.value = withBrand(declaration.value);
  },
};
