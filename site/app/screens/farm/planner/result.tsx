import type { Ref } from 'react';
import planner from 'content:planner';
import site from 'content:site';
import { Button, OutsideButton } from '../../../components/button/button.tsx';
import { fill } from '../../../collections/fill.ts';
import { addressOf } from '../../../language.ts';
import { cropOf, FIELDS, queryFor, type Planned } from './planner-form.ts';
import {
  askedText,
  bagsText,
  dosesOf,
  eachTexts,
  halfText,
  messageText,
  shown,
  shownKg,
  warningsOf,
} from './planner-words.ts';
import shared from '../farm-shared.module.css';
import styles from './planner.module.css';

const NUTRIENTS = ['nitrogen', 'phosphate', 'potash'] as const;

type ResultProps = {
  planned: Planned;
  hidden: boolean;
  ref: Ref<HTMLDivElement>;
};

/** The plan as a slip: the bags, the dose of a hole, the nutrients. It is printed without the rest of the page. */
export function Result({ planned, hidden, ref }: ResultProps) {
  const { result } = planner;
  const { plan, answers } = planned;
  const { places, timing } = cropOf(answers.crop);
  const message = messageText(
    planned,
    `${site.origin}${addressOf('/farm/planner')}${queryFor(answers)}`,
  );
  return (
    <section
      className={`${shared.slip} ${styles.result}`}
      aria-labelledby="planner-result"
      hidden={hidden}
      ref={ref}
      data-printed={hidden ? undefined : ''}
      data-awaits-query={FIELDS.join(' ')}
    >
      <h2 id="planner-result">{result.title}</h2>
      {/* Screen readers announce the changes. */}
      <div role="status" className={styles.plan}>
        <p>{askedText(planned)}</p>
        {dosesOf(planned).map(({ title, name, dose }) => (
          <div key={title} className={styles.dose}>
            <h3>
              <span>{`${title}:`}</span> <span translate="no">{name}</span>
            </h3>
            {dose.productKg > 0 ? (
              <>
                <p className={styles.kg} translate="no">
                  {fill(result.kg, { kg: shownKg(dose.productKg) })}
                </p>
                <p>{bagsText(dose.productKg)}</p>
                {eachTexts(dose, answers.crop).map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {!planned.topping && <p>{halfText(dose, answers.crop)}</p>}
              </>
            ) : (
              <p className={styles.kg}>{result.none}</p>
            )}
          </div>
        ))}
        {timing && <p>{timing}</p>}
        <p>{result.sizes}</p>
        {warningsOf(planned).map((text) => (
          <p key={text} className={shared.note}>
            {text}
          </p>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{result.nutrient}</th>
            <th scope="col">{result.needed}</th>
            <th scope="col">{result.given}</th>
          </tr>
        </thead>
        <tbody>
          {NUTRIENTS.map((name) => (
            <tr key={name}>
              <th scope="row">{result.nutrients[name]}</th>
              <td translate="no">{fill(result.kg, { kg: shownKg(plan.neededKg[name]) })}</td>
              <td translate="no">{fill(result.kg, { kg: shownKg(plan.givenKg[name]) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{fill(result.holes, { holes: shown(Math.round(plan.holes)), places })}</p>
      <p>{result.advice}</p>
      <div className={styles.ways} data-screen-only="">
        <OutsideButton
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          label={result.whatsapp}
          icon="whatsapp"
          newTab
        />
        <Button variant="quiet" onClick={() => print()}>
          {result.print}
        </Button>
      </div>
    </section>
  );
}
