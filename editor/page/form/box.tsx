/** A field with its label, its help and its mistakes. */
import { use, type ReactNode } from 'react';
import type { Field } from '../../configuration/form-fields.ts';
import type { Conflict } from '../merge.ts';
import { inside, isGroup } from '../places.ts';
import { MarksContext, useForm } from './form-context.ts';

/** What every field of a form gets. */
export type FieldProps = { field: Field; place: string; value: unknown };

/** A field that has others in it. @param draw draws one of them */
export type OuterProps = FieldProps & { draw: (props: FieldProps) => ReactNode };

/** The fields of a group or of an entry. */
export const drawAll = ({ field, place, value, draw }: OuterProps): ReactNode =>
  (field.fields ?? []).map((inner) =>
    draw({
      field: inner,
      place: inside(place, inner.name),
      value: isGroup(value) ? value[inner.name] : undefined,
    }),
  );

/** The attributes that join a field to its help and its mistakes. */
export type Joined = { 'aria-describedby': string | undefined; 'aria-invalid': 'true' | undefined };

/** The help, the number of characters, the mistakes and the choice of a place, and what joins a field to them. */
export function useMarks({ field, place, value }: FieldProps): {
  joined: Joined;
  marks: ReactNode;
} {
  const { mistakes, conflicts } = use(MarksContext);
  const wrong = mistakes.get(place);
  const conflict = conflicts.get(place);
  const { hint, least, most, original } = field;
  const ids = [
    original && `${place}-original`,
    hint && `${place}-hint`,
    wrong && `${place}-wrong`,
  ].filter(Boolean);
  const joined: Joined = {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': wrong ? 'true' : undefined,
  };
  const marks = (
    <>
      {(hint !== undefined || most !== undefined) && (
        <p className="hint">
          {hint !== undefined && <span id={`${place}-hint`}>{hint}</span>}
          {(least !== undefined || most !== undefined) && typeof value === 'string' && (
            <span className="count">{`${value.length} characters`}</span>
          )}
        </p>
      )}
      {wrong && (
        <p className="wrong" id={`${place}-wrong`}>
          {wrong.join('. ')}
        </p>
      )}
      {conflict && <Choice conflict={conflict} label={field.label} />}
    </>
  );
  return { joined, marks };
}

/** A text as a person reads it, and of a group or a list its first words. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map(inWords)
      .filter((text) => text !== '')
      .join(' · ')
      .slice(0, 600);
  return value === true ? 'yes' : '';
}

/** A field that two have changed: mine stands in it, theirs below. */
function Choice({ conflict, label }: { conflict: Conflict; label: string }) {
  const { choose } = useForm();
  const { other } = use(MarksContext);
  const whose = other === '' ? 'The other one' : other;
  const theirs = inWords(conflict.theirs);
  return (
    <div className="choice" role="group" aria-label={`Two have changed: ${label}`}>
      <p>
        <strong>{`${whose} has changed this too:`}</strong>{' '}
        {theirs === '' ? 'It is empty there.' : theirs}
      </p>
      <button type="button" onClick={() => choose(conflict, false)}>
        Keep mine
      </button>
      <button
        type="button"
        onClick={() => choose(conflict, true)}
      >{`Take ${other === '' ? 'the other one' : `${other}’s`}`}</button>
    </div>
  );
}

/** The words of a label. */
export const labelOf = ({ label, isNeeded, kind }: Field) =>
  isNeeded || kind === 'tick' || kind === 'group' ? label : `${label} (optional)`;
