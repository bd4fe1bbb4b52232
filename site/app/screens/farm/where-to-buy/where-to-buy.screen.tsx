import whereToBuy from 'content:whereToBuy';
import { Closing } from '../../../components/closing/closing.tsx';
import { SampleMark } from '../../../components/sample-mark/sample-mark.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmHead } from '../farm-head.tsx';
import { Places } from './places.tsx';

/** `/where-to-buy`: stockists, depots and buying centres by county. */
export const screen = defineScreen({
  meta: () => whereToBuy.meta,
  crumb: () => whereToBuy.head.title,
  tone: 'cream',
  Page: WhereToBuy,
});

function WhereToBuy() {
  return (
    <div data-colour="contact">
      <FarmHead content={whereToBuy} cloth="sun">
        <SampleMark />
      </FarmHead>
      <Places />
      <Closing {...whereToBuy.close} cloth="sun" />
    </div>
  );
}
