/** The words of a plan. */
import planner from 'content:planner';
import { fill } from '../../../collections/fill.ts';
import { plural } from '../../../collections/plural.ts';
import { bagsOf, type Dose } from './calculate-plan.ts';
import { cropOf, PLANTS, unitsOf, type Planned, type Problems } from './planner-form.ts';

/** A number as people read it: three figures, at least whole units from a hundred on. */
export function shown(value: number): string {
  if (value < 1) return value.toLocaleString(LOCALE, { maximumSignificantDigits: 3 });
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString(LOCALE, { maximumFractionDigits: digits });
}

/** Kilograms on a scale: to a tenth, and less than one kilogram to the gram. */
export const shownKg = (kg: number): string =>
  kg.toLocaleString(LOCALE, { maximumFractionDigits: kg < 1 ? 3 : 1 });

/** Grams as a small scale shows them. */
const shownGrams = (grams: number): string =>
  grams.toLocaleString(LOCALE, { maximumFractionDigits: grams < 10 ? 1 : 0 });

/** A count in halves, such as `1½`; at least a half. */
function inHalves(count: number): string {
  const halves = Math.max(1, Math.round(count * 2));
  const whole = Math.floor(halves / 2);
  return `${whole > 0 ? whole.toLocaleString(LOCALE) : ''}${halves % 2 ? '½' : ''}`;
}

/** `1 bag of 50 kg and 25 kg`. */
export function bagsText(productKg: number): string {
  const { bags: words } = planner.result;
  const bag = planner.bagKg;
  const { bags, restKg } = bagsOf(productKg, bag);
  if (bags === 0) return fill(words.less, { bag });
  const whole = fill(plural(words, bags), {
    bags: bags.toLocaleString(LOCALE),
    bag,
  });
  return restKg > 0 ? fill(words.and, { bags: whole, rest: shownKg(restKg) }) : whole;
}

/** From this weight on, a hand is a better measure than a bottle top. */
const HANDFULS_FROM_GRAMS = 40;

/** A smaller part of a bottle top cannot be measured, so several holes share one top. */
const LEAST_TOP = 0.375;

/** A weight in bottle tops or handfuls; a very small one as a bottle top for several holes. */
function measureText(grams: number, crop: string): string {
  const { tops, share, handfuls } = planner.result;
  if (grams < LEAST_TOP * planner.bottleTopGrams) {
    const count = Math.round(planner.bottleTopGrams / grams).toLocaleString(LOCALE);
    return fill(share, { count, places: cropOf(crop).places });
  }
  return grams < HANDFULS_FROM_GRAMS
    ? fill(tops, { tops: inHalves(grams / planner.bottleTopGrams) })
    : fill(handfuls, { handfuls: inHalves(grams / planner.handfulGrams) });
}

/** `6 g for each hole`, and the same in bottle tops or handfuls. */
export function eachTexts({ gramsPerHole }: Dose, crop: string): [grams: string, measure: string] {
  const { each } = planner.result;
  const { place } = cropOf(crop);
  return [fill(each, { grams: shownGrams(gramsPerHole), place }), measureText(gramsPerHole, crop)];
}

/** One of the two doses of a crop that grows for years. */
export const halfText = ({ gramsPerHole }: Dose, crop: string): string =>
  fill(planner.result.half, { grams: shownGrams(gramsPerHole / 2), place: cropOf(crop).place });

/** A dose in a table. */
export const doseText = ({ gramsPerHole }: Dose, crop: string): string =>
  fill(planner.tables.dose, {
    grams: shownGrams(gramsPerHole),
    measure: measureText(gramsPerHole, crop),
  });

/** The crop and the area of the plan. */
export function askedText({ answers, area, aim }: Planned): string {
  const { asked, tested } = planner.result;
  const crop = cropOf(answers.crop);
  const words = unitsOf(crop).get(answers.unit);
  return fill(answers.test === 'yes' ? tested : asked, {
    crop: crop.name,
    area: shown(area),
    unit: words ? plural(words, area) : answers.unit,
    aim: `${shown(aim)} ${crop.harvestUnit}`,
    each: answers.unit === PLANTS ? crop.place : planner.form.unit1.acres,
  });
}

/** The doses with their headings and the names of their fertilizers; a dose of nothing included. */
export function dosesOf({ base, topping, plan }: Planned) {
  const { result } = planner;
  return [
    { title: topping ? result.base : result.only, name: base, dose: plan.base },
    ...(topping && plan.topping
      ? [{ title: result.topping, name: topping, dose: plan.topping }]
      : []),
  ];
}

/** Below this a difference is only rounding. */
const NOTHING_KG = 0.05;

/** The nutrients of which the bags have too little or too much. */
export function warningsOf({ plan }: Planned): string[] {
  const { missing, surplus } = planner.result;
  const { neededKg, givenKg } = plan;
  const potash = neededKg.potash - givenKg.potash;
  const nitrogen = givenKg.nitrogen - neededKg.nitrogen;
  return [
    ...(potash > NOTHING_KG ? [fill(missing, { kg: shownKg(potash) })] : []),
    ...(nitrogen > NOTHING_KG && plan.topping ? [fill(surplus, { kg: shownKg(nitrogen) })] : []),
  ];
}

/** The plan as a message. */
export function messageText(planned: Planned, address: string): string {
  const { result } = planner;
  const doses = dosesOf(planned).map(({ title, name, dose }) =>
    dose.productKg > 0
      ? `${title}: ${name}, ${fill(result.kg, { kg: shownKg(dose.productKg) })} (${bagsText(
          dose.productKg,
        )}), ${eachTexts(dose, planned.answers.crop)[0]}`
      : `${title}: ${name}, ${result.none}`,
  );
  const lines = [askedText(planned), ...doses, ...warningsOf(planned), result.advice, address];
  // Word joiners (`render/content/no-break-spaces.ts`) are of use on a page only.
  return lines.join('\n').replaceAll('\u2060', '');
}

/** The error message of a field. */
export function problemText(problem: NonNullable<Problems[keyof Problems]>): string {
  const { problems } = planner.form;
  switch (problem.kind) {
    case 'tooLarge':
      return fill(problems.large, { most: shown(problem.most) });
    case 'tooSmall':
      return fill(problems.small, { least: shown(problem.least) });
    case 'range':
      return fill(problems.range, { least: shown(problem.least), most: shown(problem.most) });
    default:
      return problems[problem.kind];
  }
}
