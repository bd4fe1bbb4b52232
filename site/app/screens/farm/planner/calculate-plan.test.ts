import planner from 'content:planner';
import { describe, expect, it } from 'vitest';
import {
  bagsOf,
  holesIn,
  kgPerAcreOf,
  nutrientsKgIn,
  planFertilizer,
  productKgFor,
  SQUARE_METRES_PER_ACRE,
  type Nutrients,
} from './calculate-plan.ts';

const grade = (nitrogen: number, phosphate: number, potash: number): Nutrients => ({
  nitrogen,
  phosphate,
  potash,
});
const DAP = grade(18, 46, 0);
const grams = (kg: number) => Math.round(kg * 1000);
const HECTARE = 10_000;

/** The content that visitors get. */
const crop = (id: string) => {
  const found = planner.crops[id];
  if (!found?.rate) throw new Error(`planner.yaml has no rate for ${id}`);
  return { ...found, rate: found.rate };
};

describe('worked examples of published guides', () => {
  it('FAO and IFA 2000: 60-60-60 a hectare from 15-15-15 are eight bags; 60 N from sulphate of ammonia about six', () => {
    const kg = productKgFor(60, 15);
    expect(grams(kg)).toBe(400_000);
    expect(bagsOf(kg, 50)).toEqual({ bags: 8, restKg: 0 });
    expect(nutrientsKgIn(kg, grade(15, 15, 15))).toEqual(grade(60, 60, 60));
    const sulphate = productKgFor(60, 21);
    expect(grams(sulphate)).toBe(285_714);
    expect(Math.round(sulphate / 50)).toBe(6);
  });

  it('Manitoba Agriculture: 80 N from 46-0-0, 40 P2O5 from 11-52-0 with its nitrogen, 15 K2O from 0-0-60', () => {
    expect(grams(productKgFor(80, 46))).toBe(173_913);
    const phosphate = productKgFor(40, 52);
    expect(grams(phosphate)).toBe(76_923);
    expect(nutrientsKgIn(phosphate, grade(11, 52, 0)).nitrogen).toBeCloseTo(8.5, 1);
    expect(productKgFor(15, 60)).toBe(25);
  });

  /** Kilograms of DAP and CAN by the planner, at the harvest that the rate is for. */
  const planWithDap = (id: string, areaSquareMetres: number) => {
    const { rate, spacing } = crop(id);
    return planFertilizer({
      areaSquareMetres,
      rowCm: spacing.row,
      gapCm: spacing.gap,
      neededKgPerAcre: rate.per === 'acre' ? rate.kg : kgPerAcreOf(rate.kg),
      basePercent: DAP,
      toppingPercent: grade(26, 0, 0),
    });
  };

  it.each([
    ['NAFIS: an acre of maize in Central Kenya', 'maize', 'acre', 52, 58],
    ['H. Kipruto, Uasin Gishu: an acre of beans', 'beans', 'acre', 25, 25],
    ['KALRO, by the National Potato Council: a hectare of potatoes', 'potatoes', 'hectare', 500, 0],
    ['Ministry of Agriculture, by AgCenture: a hectare of cabbage', 'cabbage', 'hectare', 250, 250],
  ])('%s, to the gram', (_, id, per, base, topping) => {
    expect(crop(id).rate.per).toBe(per);
    const plan = planWithDap(id, per === 'acre' ? SQUARE_METRES_PER_ACRE : HECTARE);
    expect(grams(plan.base.productKg)).toBe(base * 1000);
    expect(grams(plan.topping?.productKg ?? 0)).toBe(topping * 1000);
  });

  it('Karatina University and KALRO: NPK 26-5-5 brings phosphate and potash with the nitrogen of tea', () => {
    const { nitrogen, phosphate, potash } = crop('tea').rate.kg;
    const given = nutrientsKgIn(productKgFor(nitrogen, 26), grade(26, 5, 5));
    expect(given.phosphate).toBeCloseTo(phosphate, 1);
    expect(given.potash).toBeCloseTo(potash, 1);
  });

  it('West African school examination: 18,315 plants a hectare at 60 by 91 cm', () => {
    expect(Math.round(holesIn(HECTARE, 60, 91))).toBe(18_315);
  });
});

const farm = {
  areaSquareMetres: SQUARE_METRES_PER_ACRE,
  rowCm: 75,
  gapCm: 25,
  neededKgPerAcre: grade(40, 23, 20),
  basePercent: grade(17, 17, 17),
  toppingPercent: grade(46, 0, 0),
};

it('a plan gives exactly the nitrogen and phosphate that are needed', () => {
  const { givenKg } = planFertilizer(farm);
  expect(givenKg.nitrogen).toBeCloseTo(40, 9);
  expect(givenKg.phosphate).toBeCloseTo(23, 9);
  expect(givenKg.potash).toBeCloseTo(23, 9);
});

it('a plan grows with the area, and the dose of a hole does not', () => {
  const one = planFertilizer(farm);
  const three = planFertilizer({ ...farm, areaSquareMetres: 3 * SQUARE_METRES_PER_ACRE });
  expect(three.base.productKg).toBeCloseTo(3 * one.base.productKg, 9);
  expect(three.base.gramsPerHole).toBeCloseTo(one.base.gramsPerHole, 9);
});

it('a plan needs no topping for the little that rounding leaves', () => {
  const topping = (nitrogen: number) =>
    planFertilizer({ ...farm, neededKgPerAcre: grade(nitrogen, 23, 0) }).topping?.productKg ?? 0;
  expect(topping(23.5)).toBe(0);
  expect(topping(25)).toBeCloseTo(2 / 0.46, 9);
});

it('a plan leaves out the planting fertilizer when the soil has phosphate enough', () => {
  const plan = planFertilizer({ ...farm, neededKgPerAcre: grade(23, 0, 0) });
  expect(plan.base.productKg).toBe(0);
  expect(plan.topping?.productKg).toBeCloseTo(50, 9);
});

it('a plan feeds tea and coffee with one fertilizer, by its nitrogen', () => {
  const plan = planFertilizer({ ...farm, basePercent: grade(26, 5, 5), toppingPercent: null });
  expect(plan.topping).toBeNull();
  expect(plan.givenKg.nitrogen).toBeCloseTo(40, 9);
});

it('counts full bags, and the weight taken from one more bag', () => {
  expect(bagsOf(75, 50)).toEqual({ bags: 1, restKg: 25 });
  expect(bagsOf(49.96, 50)).toEqual({ bags: 1, restKg: 0 });
  expect(bagsOf(0.0128, 50)).toEqual({ bags: 0, restKg: 0.013 });
  expect(bagsOf(0, 50)).toEqual({ bags: 0, restKg: 0 });
});
