/** Turns the input of the planner into a plan, or into the error of each field. Pure. */
import planner from 'content:planner';
import {
  AREA_UNITS,
  forHarvest,
  kgPerAcreOf,
  planFertilizer,
  type AreaUnit,
  type FertilizerPlan,
  type Nutrients,
} from './calculate-plan.ts';
import { readGrade, readNumber, type NumberProblem } from './read-number.ts';

/** The fields, by their names in the form and in the address. */
export const FIELDS = [
  'crop',
  'area',
  'unit',
  'test',
  'aim',
  'nitrogen',
  'phosphate',
  'potash',
  'base',
  'baseGrade',
  'topping',
  'toppingGrade',
  'row',
  'gap',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** The values of the fields, as text. */
export type Answers = Readonly<Record<FieldName, string>>;

/** The unit of crops whose plants are counted, such as coffee trees. */
export const PLANTS = 'plants';

/** The choice of a fertilizer that is not in the list. */
export const OTHER = 'other';

type Problem =
  | { kind: NumberProblem }
  | { kind: 'tooLarge'; most: number }
  | { kind: 'tooSmall'; least: number }
  | { kind: 'range'; least: number; most: number }
  | { kind: 'grade' | 'noPhosphate' | 'noNitrogen' };
export type Problems = Partial<Record<FieldName, Problem>>;

type PlannerCrop = (typeof planner.crops)[string];

/** The crop of an answer; the first one for an unknown name. */
export function cropOf(id: string): PlannerCrop {
  const [first] = Object.values(planner.crops);
  const found = Object.hasOwn(planner.crops, id) ? planner.crops[id] : undefined;
  if (!first) throw new Error('planner.yaml has no crops');
  return found ?? first;
}

/** The units in which the land of a crop is given, with their words. */
export function unitsOf({ topping, place, places }: PlannerCrop) {
  const { units, unit1 } = planner.form;
  const ofArea = (Object.keys(AREA_UNITS) as AreaUnit[]).map(
    (unit) => [unit, { one: unit1[unit], other: units[unit] }] as const,
  );
  // Crops that grow for years have no top dressing.
  const ofPlants = topping.length > 0 ? [] : [[PLANTS, { one: place, other: places }] as const];
  return new Map<string, { one: string; other: string }>([...ofArea, ...ofPlants]);
}

/** Nutrients that a guide gives for a crop on an acre and its usual harvest. */
export function rateKgPerAcre({ rate }: PlannerCrop): Nutrients {
  return rate.per === 'acre' ? rate.kg : kgPerAcreOf(rate.kg);
}

/** The usual, the least and the largest harvest: from an acre, or from a plant where plants are counted. */
function harvestsOf({ usual, least, most, spacing }: PlannerCrop, unit: string) {
  if (unit !== PLANTS) return { usual, least, most };
  const plants = (AREA_UNITS.acres * 10_000) / (spacing.row * spacing.gap);
  const each = (harvest: number) => Number((harvest / plants).toPrecision(2));
  return { usual: each(usual), least: each(least), most: each(most) };
}

/** The first values of the fields of a crop whose land is given in this unit. */
export function startFor(id: string, unit = 'acres'): Answers {
  const crop = cropOf(id);
  const { spacing, base, topping } = crop;
  return {
    crop: id,
    area: '1',
    unit,
    test: 'no',
    aim: String(harvestsOf(crop, unit).usual),
    nitrogen: '',
    phosphate: '',
    potash: '',
    base: base[0] ?? OTHER,
    baseGrade: '',
    topping: topping[0] ?? '',
    toppingGrade: '',
    row: String(spacing.row),
    gap: String(spacing.gap),
  };
}

/** The first crop, as the document shows it. */
export const START = startFor(Object.keys(planner.crops)[0] ?? '');

/**
 * The answers in a query; `null` when it has none. Unknown choices get their first values. With an unknown unit the area
 * says nothing, so it is left empty.
 */
export function answersIn(query: string): Answers | null {
  const parameters = new URLSearchParams(query);
  if (!FIELDS.some((name) => parameters.has(name))) return null;
  const asked = parameters.get('crop') ?? '';
  const crop = Object.hasOwn(planner.crops, asked) ? asked : START.crop;
  const { base, topping } = cropOf(crop);
  const unit = parameters.get('unit') ?? START.unit;
  const isKnownUnit = unitsOf(cropOf(crop)).has(unit);
  if (!isKnownUnit) parameters.set('area', '');
  const start = startFor(crop, isKnownUnit ? unit : START.unit);
  const choices: Partial<Record<FieldName, readonly string[]>> = {
    crop: [crop],
    unit: [start.unit],
    test: ['no', 'yes'],
    base: [...base, OTHER],
    topping: topping.length > 0 ? [...topping, OTHER] : [''],
  };
  const answer = (name: FieldName) => {
    const value = parameters.get(name);
    if (value === null || choices[name]?.includes(value) === false) return start[name];
    return value.slice(0, MOST_CHARACTERS);
  };
  return Object.fromEntries(FIELDS.map((name) => [name, answer(name)])) as Answers;
}

/** Characters that a field takes. */
export const MOST_CHARACTERS = 16;

/** The query for these answers. First values of the crop are left out, except crop, area and unit. */
export function queryFor(answers: Answers): string {
  const start = startFor(answers.crop, answers.unit);
  const always: readonly FieldName[] = ['crop', 'area', 'unit'];
  const asked = FIELDS.filter(
    (name) => always.includes(name) || (answers[name] !== '' && answers[name] !== start[name]),
  );
  return `?${new URLSearchParams(asked.map((name) => [name, answers[name]])).toString()}`;
}

/** Numbers that were written with a comma or as a fraction, as they were read. */
export type ReadAs = Partial<Record<FieldName, number>>;

export type Planned = {
  answers: Answers;
  area: number;
  aim: number;
  /** Names of the fertilizers. */
  base: string;
  topping: string | null;
  plan: FertilizerPlan;
  readAs: ReadAs;
};

type Outcome = { planned: Planned } | { problems: Problems };

const gradeName = ({ nitrogen, phosphate, potash }: Nutrients) =>
  `${nitrogen}-${phosphate}-${potash}`;

/** Calculates the plan of the answers, or finds their errors. */
export function workOut(answers: Answers): Outcome {
  const crop = cropOf(answers.crop);
  const problems: Problems = {};
  const readAs: ReadAs = {};

  function amount(name: FieldName, most: number, least: number | 'zero' = 0): number {
    const read = readNumber(answers[name], most, least === 'zero' ? 'zero' : 'more');
    if ('problem' in read) {
      problems[name] =
        read.problem === 'large' ? { kind: 'tooLarge', most } : { kind: read.problem };
      return NaN;
    }
    if (least !== 'zero' && read.value < least) problems[name] = { kind: 'tooSmall', least };
    if (read.isRead) readAs[name] = read.value;
    return read.value;
  }

  function fertilizer(name: 'base' | 'topping'): { name: string; percent: Nutrients } | null {
    const product = planner.products[answers[name]];
    if (product) return product;
    const field = `${name}Grade` as const;
    const percent = readGrade(answers[field]);
    if (percent) return { name: `NPK ${gradeName(percent)}`, percent };
    problems[field] = { kind: 'grade' };
    return null;
  }

  /** Where the mistake of a fertilizer shows: beside its numbers, or beside the list. */
  const place = (name: 'base' | 'topping'): FieldName =>
    answers[name] === OTHER ? `${name}Grade` : name;

  const { least, most } = planner;
  const rowCm = amount('row', most.cm, least.cm);
  const gapCm = amount('gap', most.cm, least.cm);
  const unit = unitsOf(crop).has(answers.unit) ? answers.unit : START.unit;
  const inUnit = unit === PLANTS ? (rowCm / 100) * (gapCm / 100) : AREA_UNITS[unit as AreaUnit];
  const area = amount('area', Math.round(most.squareMetres / inUnit), least.squareMetres / inUnit);
  const isTested = answers.test === 'yes';
  let needed: Nutrients = { nitrogen: NaN, phosphate: NaN, potash: NaN };
  const harvests = harvestsOf(crop, unit);
  let aim = harvests.usual;
  if (isTested) {
    needed = {
      nitrogen: amount('nitrogen', most.kg, 'zero'),
      phosphate: amount('phosphate', most.kg, 'zero'),
      potash: amount('potash', most.kg, 'zero'),
    };
  } else {
    aim = amount('aim', Number.MAX_VALUE);
    const { least: lowest, most: highest } = harvests;
    if (aim < lowest || aim > highest)
      problems.aim = { kind: 'range', least: lowest, most: highest };
    const fromAcre = unit === PLANTS ? (aim * AREA_UNITS.acres) / inUnit : aim;
    needed = forHarvest(rateKgPerAcre(crop), fromAcre, crop.usual);
  }

  const hasTopping = crop.topping.length > 0;
  const base = fertilizer('base');
  const topping = hasTopping ? fertilizer('topping') : null;
  if (hasTopping && base && needed.phosphate > 0 && base.percent.phosphate === 0)
    problems[place('base')] = { kind: 'noPhosphate' };
  if (!hasTopping && base && needed.nitrogen > 0 && base.percent.nitrogen === 0)
    problems[place('base')] = { kind: 'noNitrogen' };
  if (topping?.percent.nitrogen === 0) problems[place('topping')] = { kind: 'noNitrogen' };
  if (!base || Object.keys(problems).length > 0) return { problems };
  const plan = planFertilizer({
    areaSquareMetres: area * inUnit,
    rowCm,
    gapCm,
    neededKgPerAcre: needed,
    basePercent: base.percent,
    toppingPercent: topping?.percent ?? null,
  });
  return {
    planned: {
      answers: { ...answers, unit },
      area,
      aim,
      base: base.name,
      topping: topping?.name ?? null,
      plan,
      readAs,
    },
  };
}
