import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import { useNavigate } from 'react-router';
import planner from 'content:planner';
import { Button } from '../../../components/button/button.tsx';
import { bringIntoView } from '../../../forms/bring-into-view.ts';
import { fill } from '../../../collections/fill.ts';
import { Amount, Choice, Grade, type Option } from './fields.tsx';
import {
  answersIn,
  cropOf,
  FIELDS,
  OTHER,
  PLANTS,
  queryFor,
  START,
  startFor,
  unitsOf,
  workOut,
  type Answers,
  type FieldName,
  type Planned,
  type Problems,
  type ReadAs,
} from './planner-form.ts';
import { problemText, shown } from './planner-words.ts';
import { Result } from './result.tsx';
import fields from '../farm-fields.module.css';
import styles from './planner.module.css';

/** What the form holds; fields that are not shown count as at the start of the crop. */
function read(form: HTMLFormElement): Answers {
  const data = new FormData(form) as unknown as Map<FieldName, string>;
  const start = startFor(data.get('crop') ?? START.crop, data.get('unit') ?? START.unit);
  return Object.fromEntries(FIELDS.map((name) => [name, data.get(name) ?? start[name]])) as Answers;
}

const plannedAt = (answers: Answers): Planned | null => {
  const outcome = workOut(answers);
  return 'planned' in outcome ? outcome.planned : null;
};

/** The plan of the document, before anything is typed. */
const FIRST = plannedAt(START);

/**
 * The form and its result. The fields are the browser's, so nothing typed before the script came is lost. The figures
 * are in the address, for a reload and to pass on.
 */
export function Planner() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  // The first values of the fields. New ones make new fields, except of the lists of crops and units: they keep the focus.
  const [begin, setBegin] = useState<Answers>(START);
  // Becomes true when the values of the address, or those filled in before React came, are there.
  const [isFilled, setIsFilled] = useState(false);
  /** The id of the field that had the focus before that. */
  const focused = useRef<string>(undefined);
  // Which fields there are.
  const [shape, setShape] = useState<Answers>(START);
  const [planned, setPlanned] = useState(FIRST);
  const [problems, setProblems] = useState<Problems>({});
  const [readAs, setReadAs] = useState<ReadAs>({});
  const [refusals, setRefusals] = useState(0);
  const [plans, setPlans] = useState(0);

  function show(answers: Answers): boolean {
    const outcome = workOut(answers);
    if ('problems' in outcome) {
      setProblems(outcome.problems);
      return false;
    }
    setProblems({});
    setReadAs(outcome.planned.readAs);
    setPlanned(outcome.planned);
    return true;
  }

  // Before the browser paints, so that the plan shows with the figures of the address, never with others.
  useLayoutEffect(() => {
    result.current?.removeAttribute('hidden');
    const asked = answersIn(location.search);
    // Without a query: the values that the visitor or the browser has filled in meanwhile.
    const answers = asked ?? (form.current && read(form.current)) ?? START;
    if (!asked && FIELDS.every((name) => answers[name] === START[name])) return;
    focused.current = document.activeElement?.id;
    setBegin(answers);
    setShape(answers);
    setIsFilled(true);
    if (asked) show(answers);
  }, []);

  // New fields stand in the place of those above, of which the visitor may be typing into one.
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>(`[id="${focused.current}"]`);
    if (!isFilled || !field) return;
    field.focus({ preventScroll: true });
    if (field.type === 'text') field.setSelectionRange(field.value.length, field.value.length);
  }, [isFilled]);

  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    bringIntoView(field?.parentElement);
  }, [refusals]);

  useEffect(() => {
    if (plans > 0) bringIntoView(result.current);
  }, [plans]);

  function follow({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    const answers = read(currentTarget);
    const { name } = target as HTMLInputElement;
    const { crop, area, unit } = answers;
    let start: Answers | undefined;
    if (name === 'crop')
      start = unitsOf(cropOf(crop)).has(unit) ? { ...startFor(crop, unit), area } : startFor(crop);
    else if ((unit === PLANTS) !== (shape.unit === PLANTS))
      start = { ...answers, aim: startFor(crop, unit).aim };
    if (start) {
      setBegin(start);
      setShape(start);
      setProblems({});
      setReadAs({});
      return;
    }
    setShape(answers);
    // An error disappears when it is corrected. No new error appears while the visitor types.
    const outcome = workOut(answers);
    const left = 'problems' in outcome ? outcome.problems : {};
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field in left)),
    );
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const answers = read(event.currentTarget);
    if (!show(answers)) {
      setRefusals((count) => count + 1);
      return;
    }
    setPlans((count) => count + 1);
    void navigate({ search: queryFor(answers) }, { replace: true, preventScrollReset: true });
  }

  const { form: words } = planner;
  const { base, topping, harvestUnit, place } = cropOf(shape.crop);
  const products = (ids: readonly string[]): Option[] => [
    ...ids.map((id): Option => [id, planner.products[id]?.name ?? id, true]),
    [OTHER, words.other],
  ];
  const field = (name: Exclude<FieldName, 'crop' | 'unit'>) => {
    const problem = problems[name];
    const value = readAs[name];
    return {
      name,
      ...words[name],
      value: begin[name],
      error: problem && problemText(problem),
      note: value === undefined ? undefined : fill(words.readAs, { value: shown(value) }),
    };
  };

  return (
    <div className={styles.desk} data-needs-scripts="" data-hydrate="" data-query="">
      <section className={styles.ask} aria-labelledby="planner-form">
        <h2 id="planner-form">{words.title}</h2>
        <p>{words.text}</p>
        <form
          className={styles.form}
          ref={form}
          onSubmit={send}
          onInput={follow}
          noValidate
          autoComplete="off"
        >
          <Choice
            key={`crop ${isFilled}`}
            name="crop"
            {...words.crop}
            value={begin.crop}
            options={Object.entries(planner.crops).map(([id, { name }]) => [id, name])}
          />
          <div className={fields.pair}>
            <Amount key={begin.area} {...field('area')} />
            <Choice
              key={`unit ${isFilled} ${begin.crop}`}
              name="unit"
              {...words.unit}
              value={begin.unit}
              options={[...unitsOf(cropOf(begin.crop))].map(([unit, { other }]) => [unit, other])}
            />
          </div>
          <div className={styles.form} key={JSON.stringify(begin)}>
            <Choice
              {...field('test')}
              options={[
                ['no', words.testNo],
                ['yes', words.testYes],
              ]}
            />
            {shape.test === 'yes' ? (
              <div className={fields.pair}>
                <Amount {...field('nitrogen')} />
                <Amount {...field('phosphate')} />
                <Amount {...field('potash')} />
              </div>
            ) : (
              <Amount
                {...field('aim')}
                label={
                  shape.unit === PLANTS ? fill(words.aim.fromPlant, { place }) : words.aim.label
                }
                hint={fill('{hint} {unit}', { hint: words.aim.hint ?? '', unit: harvestUnit })}
              />
            )}
            <div className={fields.pair}>
              <Choice
                {...field('base')}
                label={topping.length > 0 ? words.base.label : words.only.label}
                options={products(base)}
              />
              {topping.length > 0 && <Choice {...field('topping')} options={products(topping)} />}
            </div>
            {shape.base === OTHER && <Grade {...field('baseGrade')} />}
            {shape.topping === OTHER && <Grade {...field('toppingGrade')} />}
            <div className={fields.pair}>
              <Amount {...field('row')} />
              <Amount {...field('gap')} />
            </div>
          </div>
          <Button type="submit">{words.go}</Button>
          <p className={fields.error} role="status" data-failure={words.failure} />
        </form>
      </section>
      {/* The plan of one crop must not be taken for that of another. */}
      {planned && (
        <Result ref={result} planned={planned} hidden={planned.answers.crop !== shape.crop} />
      )}
    </div>
  );
}
