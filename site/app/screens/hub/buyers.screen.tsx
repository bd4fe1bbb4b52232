import buyers from 'content:buyers';
import { defineScreen } from '../../router/screen.ts';
import { Hub } from './hub.tsx';

/** `/buyers`: the pages that buyers of coffee, tea and carbon credits need. */
export const screen = defineScreen({
  meta: () => buyers.meta,
  crumb: () => buyers.head.title,
  tone: 'cream',
  Page: Buyers,
});

function Buyers() {
  return <Hub hub={buyers} colour="coffee" cloth="sun" />;
}
