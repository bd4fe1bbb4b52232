import payments from 'content:payments';
import { Closing } from '../../../components/closing/closing.tsx';
import { Fold } from '../../../components/fold/fold.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Section } from '../../../components/section/section.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmHead } from '../farm-head.tsx';
import { FarmSteps } from '../farm-steps.tsx';
import shared from '../farm-shared.module.css';
import { Slip } from './slip.tsx';
import styles from './payments.module.css';

/** `/farm/payments`: when leaf, cherry and carbon are paid, and how to read the slips. */
export const screen = defineScreen({
  meta: () => payments.meta,
  crumb: () => payments.head.title,
  tone: 'cream',
  Page: Payments,
});

const PARTS: readonly Part[] = [...Object.entries(payments.crops), ['check', payments.check]];

function Payments() {
  const { crops, check, close } = payments;
  return (
    <div data-colour="tea">
      <FarmHead content={payments} cloth="leaf" />
      <Parts parts={PARTS} />
      {Object.entries(crops).map(([id, { title, text, colour, points, slips }], index) => (
        <Section
          key={id}
          id={id}
          title={title}
          text={text}
          colour={colour}
          ground={index % 2 ? 'page' : 'soft'}
        >
          <div className={`${shared.stack} ${styles.crop}`}>
            <ul className={`${shared.stack} ${shared.points}`}>
              {points.map((point) => (
                <li key={point.title}>
                  <Fold head={<h3>{point.title}</h3>}>
                    <p>{point.text}</p>
                  </Fold>
                </li>
              ))}
            </ul>
            <div className={shared.stack}>
              {slips.map((slip) => (
                <Slip key={slip.title} slip={slip} />
              ))}
            </div>
          </div>
        </Section>
      ))}
      <Section id="check" title={check.title} text={check.text} ground="white" layout="aside">
        <FarmSteps items={check.items} />
      </Section>
      <Closing {...close} cloth="leaf" />
    </div>
  );
}
