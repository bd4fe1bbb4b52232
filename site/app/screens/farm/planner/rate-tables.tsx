import planner from 'content:planner';
import { Fold } from '../../../components/fold/fold.tsx';
import { fill } from '../../../collections/fill.ts';
import { planFertilizer, SQUARE_METRES_PER_ACRE } from './calculate-plan.ts';
import { cropOf, rateKgPerAcre } from './planner-form.ts';
import { doseText, shownKg } from './planner-words.ts';
import styles from './planner.module.css';
import { Source } from './source.tsx';

/** One acre of a crop at its usual harvest, with each of its planting fertilizers. */
function ratesOf(id: string) {
  const crop = cropOf(id);
  const { base, topping, spacing } = crop;
  const [first] = topping;
  const toppingProduct = first ? planner.products[first] : undefined;
  return base.flatMap((name) => {
    const product = planner.products[name];
    if (!product) return [];
    const plan = planFertilizer({
      areaSquareMetres: SQUARE_METRES_PER_ACRE,
      rowCm: spacing.row,
      gapCm: spacing.gap,
      neededKgPerAcre: rateKgPerAcre(crop),
      basePercent: product.percent,
      toppingPercent: toppingProduct?.percent ?? null,
    });
    return [{ name, base: product.name, topping: toppingProduct?.name, plan }];
  });
}

/** A table for each crop with the plan for one acre. Phones fold it below its name. It needs no scripts. */
export function RateTables() {
  const { tables, crops } = planner;
  return (
    <div className={styles.tables}>
      {Object.entries(crops).map(([id, { name, place, note, timing, source, topping }]) => {
        const each = fill(tables.each, { place });
        const first = topping.length > 0 ? tables.base : tables.only;
        return (
          <article key={id} className={styles.crop}>
            <Fold head={<h3>{name}</h3>}>
              <p>{note}</p>
              <table className={styles.rates} aria-label={name}>
                <thead>
                  <tr>
                    <th scope="col">{first}</th>
                    <th scope="col">{tables.kg}</th>
                    <th scope="col">{each}</th>
                    {topping.length > 0 && (
                      <>
                        <th scope="col">{tables.topping}</th>
                        <th scope="col">{tables.kg}</th>
                        <th scope="col">{each}</th>
                      </>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {ratesOf(id).map((rate) => (
                    <tr key={rate.name}>
                      <th scope="row" data-label={first} translate="no">
                        {rate.base}
                      </th>
                      <td data-label={tables.kg}>{shownKg(rate.plan.base.productKg)}</td>
                      <td data-label={each}>{doseText(rate.plan.base, id)}</td>
                      {rate.plan.topping && (
                        <>
                          <td className={styles.product} data-label={tables.topping} translate="no">
                            {rate.topping}
                          </td>
                          <td data-label={tables.kg}>{shownKg(rate.plan.topping.productKg)}</td>
                          <td data-label={each}>
                            {rate.plan.topping.productKg > 0
                              ? doseText(rate.plan.topping, id)
                              : tables.none}
                          </td>
                        </>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
              {timing && <p>{timing}</p>}
              <Source label={tables.source} id={source} />
            </Fold>
          </article>
        );
      })}
    </div>
  );
}
