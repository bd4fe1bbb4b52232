/**
 * The arithmetic of the fertilizer planner: pure functions, with the unit in every name. The formulas come from
 * published guides, which `content/facts/screens/planner.yaml` names; `calculate-plan.test.ts` repeats their examples.
 */

/** International acre; 1959, exact. */
export const SQUARE_METRES_PER_ACRE = 4046.8564224;
const SQUARE_METRES_PER_HECTARE = 10_000;

/** The square metres of each unit of area. */
export const AREA_UNITS = {
  acres: SQUARE_METRES_PER_ACRE,
  hectares: SQUARE_METRES_PER_HECTARE,
  'square-metres': 1,
} as const;
export type AreaUnit = keyof typeof AREA_UNITS;

/** Nutrients as bags and laboratories count them: nitrogen as N, phosphorus as P2O5, potassium as K2O. */
export type Nutrients = { nitrogen: number; phosphate: number; potash: number };

const scaled = ({ nitrogen, phosphate, potash }: Nutrients, factor: number): Nutrients => ({
  nitrogen: nitrogen * factor,
  phosphate: phosphate * factor,
  potash: potash * factor,
});

/** Kilograms of nutrients for an area, from kilograms on an acre. */
const nutrientsKgFor = (kgPerAcre: Nutrients, areaSquareMetres: number): Nutrients =>
  scaled(kgPerAcre, areaSquareMetres / SQUARE_METRES_PER_ACRE);

/** Kilograms on an acre, from kilograms on a hectare. */
export const kgPerAcreOf = (kgPerHectare: Nutrients): Nutrients =>
  scaled(kgPerHectare, SQUARE_METRES_PER_ACRE / SQUARE_METRES_PER_HECTARE);

/** The rate of a guide, raised or lowered in step with the harvest that is aimed at. */
export const forHarvest = (kg: Nutrients, aimedAt: number, usual: number): Nutrients =>
  scaled(kg, aimedAt / usual);

/**
 * Kilograms of a fertilizer that contain so many kilograms of a nutrient.
 * @param percent of the nutrient in the fertilizer, above 0
 */
export const productKgFor = (nutrientKg: number, percent: number): number =>
  (nutrientKg * 100) / percent;

/** Kilograms of nutrients in so many kilograms of a fertilizer. */
export const nutrientsKgIn = (productKg: number, gradePercent: Nutrients): Nutrients =>
  scaled(gradePercent, productKg / 100);

/** The number of planting holes in an area. */
export const holesIn = (areaSquareMetres: number, rowCm: number, gapCm: number): number =>
  areaSquareMetres / ((rowCm / 100) * (gapCm / 100));

/** Grams for each hole, bush or tree. */
export const gramsPerHole = (productKg: number, holes: number): number =>
  (productKg * 1000) / holes;

/** Whole bags, and the kilograms that are weighed out of one more: to a tenth, below one kilogram to the gram. */
export function bagsOf(productKg: number, bagKg: number): { bags: number; restKg: number } {
  const parts = productKg < 1 ? 1000 : 10;
  const rounded = (kg: number) => Math.round(kg * parts) / parts;
  const kg = rounded(productKg);
  const bags = Math.floor(kg / bagKg);
  return { bags, restKg: rounded(kg - bags * bagKg) };
}

/** The data that the visitor enters. */
type Farm = {
  areaSquareMetres: number;
  rowCm: number;
  gapCm: number;
  /** For the whole season or year, on an acre. */
  neededKgPerAcre: Nutrients;
  /** At planting; for tea and coffee the only one. */
  basePercent: Nutrients;
  /** In the growing crop; none for tea and coffee. */
  toppingPercent: Nutrients | null;
};

export type Dose = { productKg: number; gramsPerHole: number };

export type FertilizerPlan = {
  holes: number;
  base: Dose;
  topping: Dose | null;
  neededKg: Nutrients;
  givenKg: Nutrients;
};

/** Guides round their rates. A smaller part of the nitrogen than this is not worth a second round in the field. */
const ROUNDING = 0.03;

/**
 * How much of one or two fertilizers a field needs. The planting fertilizer brings all the phosphate; the topping
 * brings the nitrogen that is still missing. Where there is no topping, the one fertilizer brings the nitrogen.
 * Potash is only what these two contain.
 */
export function planFertilizer(farm: Farm): FertilizerPlan {
  const { areaSquareMetres, rowCm, gapCm, neededKgPerAcre, basePercent, toppingPercent } = farm;
  const neededKg = nutrientsKgFor(neededKgPerAcre, areaSquareMetres);
  const holes = holesIn(areaSquareMetres, rowCm, gapCm);
  const dose = (productKg: number): Dose => ({
    productKg,
    gramsPerHole: gramsPerHole(productKg, holes),
  });
  const leading = toppingPercent ? 'phosphate' : 'nitrogen';
  const baseKg = neededKg[leading] > 0 ? productKgFor(neededKg[leading], basePercent[leading]) : 0;
  const fromBase = nutrientsKgIn(baseKg, basePercent);
  const missing = neededKg.nitrogen - fromBase.nitrogen;
  const missingNitrogenKg = missing > ROUNDING * neededKg.nitrogen ? missing : 0;
  const toppingKg = toppingPercent ? productKgFor(missingNitrogenKg, toppingPercent.nitrogen) : 0;
  const fromTopping = nutrientsKgIn(toppingKg, toppingPercent ?? basePercent);
  return {
    holes,
    base: dose(baseKg),
    topping: toppingPercent && dose(toppingKg),
    neededKg,
    givenKg: {
      nitrogen: fromBase.nitrogen + fromTopping.nitrogen,
      phosphate: fromBase.phosphate + fromTopping.phosphate,
      potash: fromBase.potash + fromTopping.potash,
    },
  };
}
