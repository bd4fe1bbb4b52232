import type { ReactElement } from 'react';

/**
 * What a component takes to draw beside other things: elements, no bare text. React cannot change a text beside others
 * on a page that the browser has translated (`site/tests/changing-texts.ts`).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
