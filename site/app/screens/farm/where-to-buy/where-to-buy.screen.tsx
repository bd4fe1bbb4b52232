import whereToBuy from 'content:whereToBuy';
import { Closing } from '../../../components/closing/closing.tsx';
import { MailText } from '../../../components/mail-text/mail-text.tsx';
import { SampleMark } from '../../../components/sample-mark/sample-mark.tsx';
import { Section } from '../../../components/section/section.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { PaperBody } from '../../papers/paper-section.tsx';
import { FarmHead } from '../farm-head.tsx';
import { Places } from './places.tsx';
import styles from './where-to-buy.module.css';

/** `/where-to-buy`: stockists, depots and buying centres by county. */
export const screen = defineScreen({
  meta: () => whereToBuy.meta,
  crumb: () => whereToBuy.head.title,
  tone: 'cream',
  Page: WhereToBuy,
});

function WhereToBuy() {
  const { stockist } = whereToBuy;
  return (
    <div data-colour="contact">
      <div className={styles.head}>
        <FarmHead content={whereToBuy} cloth="sun" sizes="(width >= 1024px) 33vw, 100vw">
          <SampleMark />
        </FarmHead>
      </div>
      <Places />
      <Section
        id="stockist"
        title={stockist.title}
        text={<MailText text={stockist.text} />}
        ground="white"
      >
        <div className={styles.stockist}>
          {stockist.sections.map((section) => (
            // A visitor may have opened one before hydration.
            <details key={section.title} suppressHydrationWarning>
              <summary>
                <strong>{section.title}</strong>
              </summary>
              <PaperBody {...section} />
            </details>
          ))}
        </div>
      </Section>
      <Closing {...whereToBuy.close} cloth="sun" />
    </div>
  );
}
