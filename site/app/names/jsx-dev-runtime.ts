/** The same while developing; React's warnings name the component and its line. */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsxDEV as create, type JSXSource } from 'react/jsx-dev-runtime';
import { marked } from './jsx-runtime.ts';

export const jsxDEV = (
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => create(type, marked(type, props), key, isStatic, source, self);

export { Fragment };
