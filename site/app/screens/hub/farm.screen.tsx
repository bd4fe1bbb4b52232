import farm from 'content:farm';
import { defineScreen } from '../../router/screen.ts';
import { Hub } from './hub.tsx';

/** `/farm`: the pages that farmers use in the field, in the shop and at the table. */
export const screen = defineScreen({
  meta: () => farm.meta,
  crumb: () => farm.head.title,
  tone: 'cream',
  Page: Farm,
});

function Farm() {
  return <Hub hub={farm} colour="partners" cloth="leaf" />;
}
