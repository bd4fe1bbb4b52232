/** A table: names of columns, and rows with a box for each column. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { inside, type Table } from '../places.ts';
import { useMarks, type OuterProps } from './box.tsx';
import { useForm } from './form-context.ts';

const FEWEST_COLUMNS = 2;

/** The table in a value, with as many cells in each row as there are columns. */
function tableOf(value: unknown): Table | undefined {
  const { columns, rows } = (value ?? {}) as Partial<{
    columns: string[];
    rows: (string[] | null)[];
  }>;
  if (!columns || !rows) return undefined;
  return { columns, rows: rows.map((row) => columns.map((_, index) => row?.[index] ?? '')) };
}

export function TableField({ field, place, value, draw }: OuterProps) {
  const { change, say } = useForm();
  const { marks } = useMarks({ field, place, value });
  const box = useRef<HTMLFieldSetElement>(null);
  const table = tableOf(value);

  /** Changes the table, draws it, and goes to one of its boxes. */
  function put(fresh: Table | undefined, words: string, goTo = 'columns.0'): void {
    flushSync(() => change(place, fresh));
    const target = document.getElementById(inside(place, goTo)) ?? box.current;
    target?.focus();
    say(words);
  }

  if (!table)
    return (
      <fieldset id={place} tabIndex={-1} ref={box}>
        <legend>{field.label}</legend>
        {marks}
        <button
          type="button"
          onClick={() => put({ columns: ['', ''], rows: [['', '']] }, 'Added a table.')}
        >
          Add a table
        </button>
      </fieldset>
    );
  const { columns, rows } = table;
  const cell = (label: string, at: string, text: string) =>
    draw({
      field: { name: at, label, kind: 'text', isNeeded: true },
      place: inside(place, at),
      value: text,
    });
  const nameOf = (index: number) =>
    columns[index]?.trim() === '' ? `Column ${index + 1}` : (columns[index] ?? '');
  return (
    <fieldset id={place} tabIndex={-1} ref={box} className="table">
      <legend>{field.label}</legend>
      {marks}
      <div className="cells" role="group" aria-label="Names of the columns">
        {columns.map((name, index) => (
          <div key={index}>
            {cell(`Column ${index + 1}`, `columns.${index}`, name)}
            {columns.length > FEWEST_COLUMNS && (
              <button
                type="button"
                aria-label={`Remove column: ${nameOf(index)}`}
                onClick={() =>
                  put(
                    {
                      columns: columns.filter((_, other) => other !== index),
                      rows: rows.map((row) => row.filter((_, other) => other !== index)),
                    },
                    `Removed column ${index + 1}. Undo brings it back.`,
                  )
                }
              >
                Remove column
              </button>
            )}
          </div>
        ))}
      </div>
      {rows.map((row, index) => (
        <div key={index} className="row" role="group" aria-label={`Row ${index + 1}`}>
          <div className="cells">
            {row.map((text, column) => cell(nameOf(column), `rows.${index}.${column}`, text))}
          </div>
          <p className="actions">
            {index > 0 && (
              <button
                type="button"
                aria-label={`Move up: row ${index + 1}`}
                onClick={() => {
                  const fresh = [...rows];
                  fresh.splice(index - 1, 2, row, rows[index - 1] ?? []);
                  put({ columns, rows: fresh }, `Now row ${index}.`, `rows.${index - 1}.0`);
                }}
              >
                Move up
              </button>
            )}
            {rows.length > 1 && (
              <button
                type="button"
                aria-label={`Remove: row ${index + 1}`}
                onClick={() =>
                  put(
                    { columns, rows: rows.filter((_, other) => other !== index) },
                    `Removed row ${index + 1}. Undo brings it back.`,
                    `rows.${Math.max(0, index - 1)}.0`,
                  )
                }
              >
                Remove row
              </button>
            )}
          </p>
        </div>
      ))}
      <p className="actions">
        <button
          type="button"
          onClick={() =>
            put(
              { columns, rows: [...rows, columns.map(() => '')] },
              `Added row ${rows.length + 1}.`,
              `rows.${rows.length}.0`,
            )
          }
        >
          Add row
        </button>
        <button
          type="button"
          onClick={() =>
            put(
              { columns: [...columns, ''], rows: rows.map((row) => [...row, '']) },
              `Added column ${columns.length + 1}.`,
              `columns.${columns.length}`,
            )
          }
        >
          Add column
        </button>
        <button
          type="button"
          onClick={() => put(undefined, 'Removed the table. Undo brings it back.')}
        >
          Remove the table
        </button>
      </p>
    </fieldset>
  );
}
