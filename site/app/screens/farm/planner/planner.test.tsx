// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import planner from 'content:planner';
import { bringIntoView } from '../../../forms/bring-into-view.ts';
import { answersIn, queryFor, START, startFor, workOut } from './planner-form.ts';
import { Planner } from './planner.tsx';

vi.mock('../../../forms/bring-into-view.ts');

const { form: words, result } = planner;
let router: ReturnType<typeof createMemoryRouter>;

function open(query = ''): void {
  history.replaceState(null, '', `/farm/planner${query}`);
  router = createMemoryRouter([{ path: '*', element: <Planner /> }], {
    initialEntries: [`/farm/planner${query}`],
  });
  render(<RouterProvider router={router} />);
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: words.go }));
const plan = () => screen.getByRole('region', { name: result.title }).textContent;
const errorOf = (label: string) => {
  const ids = input(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((text) => text.endsWith('-error'));
  return id ? document.getElementById(id)?.textContent : undefined;
};

beforeEach(() => vi.mocked(bringIntoView).mockClear());
afterEach(cleanup);

it('the planner begins with an acre of the first crop, as the guide has it', () => {
  open();
  expect(plan()).toContain('52 kg');
  expect(plan()).toContain('58 kg');
});

it('the planner works out another area, and keeps the figures in the address', () => {
  open();
  type(words.area.label, '2½');
  press();
  expect(plan()).toContain('130 kg');
  expect(plan()).toContain('2 bags of 50 kg and 30 kg');
  expect(router.state.location.search).toBe('?crop=maize&area=2%C2%BD&unit=acres');
  expect(bringIntoView).toHaveBeenCalledOnce();
});

it('the planner shares a bottle top among several holes if one hole needs too little to measure', () => {
  open('?crop=beans&area=1&unit=acres');
  // 25 kg for 101,171 holes are 0.25 g; a bottle top has 6 g.
  expect(plan()).toContain('0.2 g for each hole');
  expect(plan()).toContain('Bottle tops: 1 for 24 holes');
});

it('the planner says beside the field how a comma or a fraction was read', () => {
  open();
  type(words.area.label, '1,5');
  press();
  const note = input(words.area.label).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(note)?.textContent).toBe('We read this as 1.5.');
  expect(plan()).toContain('78 kg');
});

it.each([
  ['two', words.problems.letters],
  ['-1', words.problems.negative],
  ['0', words.problems.zero],
  ['', words.problems.empty],
  ['1,000', words.problems.comma],
  ['1000000', words.problems.large.replace('{most}', '1,000')],
  ['0.0001', words.problems.small.replace('{least}', '0.000247')],
])(
  'the planner answers an area of %j beside the field, which takes the focus',
  (typed, message) => {
    open();
    const before = plan();
    type(words.area.label, typed);
    press();
    expect(errorOf(words.area.label)).toBe(message);
    expect(input(words.area.label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input(words.area.label));
    expect(plan()).toBe(before);
    expect(document.body.textContent).not.toContain('NaN');
    expect(router.state.location.search).toBe('');
    type(words.area.label, '3');
    expect(errorOf(words.area.label)).toBeUndefined();
  },
);

it('the planner shows the figures of the address', () => {
  open('?crop=tea&area=700&unit=square-metres');
  expect(input(words.area.label).value).toBe('700');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain(
    'NPK\u00a026-\u20605-\u20605',
  );
  expect(plan()).toContain(planner.crops['tea']?.name);
});

it('the planner begins again with another crop, keeps the area and the focus, and shows no plan before it is asked for', () => {
  open();
  type(words.area.label, '4');
  const choices = { [words.unit.label]: 'hectares', [words.crop.label]: 'potatoes' };
  for (const [label, value] of Object.entries(choices)) {
    input(label).focus();
    fireEvent.input(input(label), { target: { value } });
    expect(document.activeElement).toBe(input(label));
  }
  expect(input(words.area.label).value).toBe('4');
  expect(input(words.row.label).value).toBe(String(planner.crops['potatoes']?.spacing.row));
  expect(screen.queryByRole('region', { name: result.title })).toBeNull();
  press();
  expect(plan()).toContain(planner.crops['potatoes']?.name);
});

it('the planner goes by a soil test, and names potash that is missing', () => {
  open();
  fireEvent.input(input(words.test.label), { target: { value: 'yes' } });
  type(words.nitrogen.label, '20');
  type(words.phosphate.label, '0');
  type(words.potash.label, '10');
  press();
  expect(plan()).toContain(result.none);
  expect(plan()).toContain(result.missing.replace('{kg}', '10'));
});

it('the planner goes to WhatsApp as text, with its address', () => {
  open();
  type(words.area.label, '2');
  press();
  const link = screen.getByRole('link', { name: result.whatsapp }).getAttribute('href') ?? '';
  const text = new URL(link).searchParams.get('text') ?? '';
  expect(text).toContain('104 kg');
  expect(text).toContain('/farm/planner?crop=maize&area=2&unit=acres');
  expect(text).toContain(result.advice);
});

it.each(Object.keys(planner.crops))('the answers of %s come back from their query', (crop) => {
  const answers = { ...startFor(crop), area: '1½', unit: 'hectares', row: '80' };
  expect(answersIn(queryFor(answers))).toEqual(answers);
});

it('the answers get their first values if a choice is unknown', () => {
  expect(answersIn('?crop=cocoa&unit=acres&base=__proto__&test=maybe')).toEqual(START);
  expect(answersIn('?utm_source=x')).toBeNull();
});

it.each(['?crop=coffee&area=300&unit=trees', '?crop=maize&area=300&unit=plants'])(
  'the answers ask for the area if its unit is unknown: %s',
  (query) => {
    open(query);
    expect(errorOf(words.area.label)).toBe(words.problems.empty);
    expect(input(words.unit.label).value).toBe('acres');
  },
);

it.each(['', '-5', '0', '1e9', '½', '1,5', '9'.repeat(16), '∞'])(
  'the answers never give a figure that is none, with %j in every field',
  (typed) => {
    const numbers = ['area', 'aim', 'nitrogen', 'phosphate', 'potash', 'row', 'gap'] as const;
    for (const crop of Object.keys(planner.crops))
      for (const test of ['no', 'yes'])
        for (const name of numbers) {
          const full = { nitrogen: '10', phosphate: '10', potash: '10' };
          const outcome = workOut({ ...startFor(crop), ...full, test, [name]: typed });
          if ('problems' in outcome) continue;
          const { base, topping, holes, givenKg } = outcome.planned.plan;
          const products = [base, topping].flatMap((one) =>
            one ? [one.productKg, one.gramsPerHole] : [],
          );
          const figures = [holes, ...products, ...Object.values(givenKg)];
          expect(figures.every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
        }
  },
);

it('the answers ask for a fertilizer that brings what leads', () => {
  const typed = (grade: string) => workOut({ ...START, base: 'other', baseGrade: grade });
  expect(typed('46-0-0')).toMatchObject({ problems: { baseGrade: { kind: 'noPhosphate' } } });
  expect(typed('dap')).toMatchObject({ problems: { baseGrade: { kind: 'grade' } } });
  expect('planned' in typed('14-28-14')).toBe(true);
  const tea = { ...startFor('tea'), base: 'other', baseGrade: '0-46-0' };
  expect(workOut(tea)).toMatchObject({ problems: { baseGrade: { kind: 'noNitrogen' } } });
});

it('the answers give coffee back the nitrogen that its harvest takes away', () => {
  // 300 trees with 4 kg of cherry each, so 1,200 kg: 8 kg of nitrogen, 30.8 kg of CAN.
  const trees = { area: '300', unit: 'plants', aim: '4' };
  const outcome = workOut({ ...startFor('coffee', 'plants'), ...trees });
  if ('problems' in outcome) throw new Error('refused');
  const { holes, neededKg, base } = outcome.planned.plan;
  expect(holes).toBeCloseTo(300, 1);
  expect(neededKg.nitrogen).toBeCloseTo(8, 1);
  expect(base.productKg).toBeCloseTo(30.8, 1);
  expect(base.gramsPerHole).toBeCloseTo(103, 0);
});
