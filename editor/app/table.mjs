/** The field of a table: each row opens, and has a box for each column. */
import { problemsAt } from './problems.mjs';
import { widget } from './widgets.mjs';

/**
 * @typedef {{ columns: string[], rows: string[][] }} Table
 * @typedef {{ columns: string[], rows: (string[] | null)[] }} Kept
 */

/** @param {unknown} value of the field: data of Decap, or what this field has set @returns {Table | undefined} */
function tableOf(value) {
  const data = /** @type {{ toJS?: () => unknown } | null | undefined} */ (value);
  const { columns, rows } = /** @type {Partial<Kept>} */ (data?.toJS?.() ?? data ?? {});
  // Decap may have kept a row of an older form, in which nothing was written, as `null`.
  return columns && rows ? { columns, rows: rows.map((row) => row ?? []) } : undefined;
}

/** @param {string} name @param {() => void} onClick @param {string} [label] for screen readers */
const button = (name, onClick, label) =>
  window.h('button', { key: name, type: 'button', 'aria-label': label, onClick }, name);

/** Opens the part of a table whose number is `index`, closes `from`, and goes to its first box. */
const goTo = (
  /** @type {string} */ id,
  /** @type {number} */ index,
  /** @type {number} */ from = -1,
) =>
  requestAnimationFrame(() => {
    const parts = document.getElementById(id)?.querySelectorAll('details') ?? [];
    const part = parts[index];
    const old = parts[from];
    if (old) old.open = false;
    if (!part) return;
    part.open = true;
    part.querySelector('textarea')?.focus();
  });

export const table = () =>
  widget(({ field, forID, value, onChange }, { className }) => {
    const { h } = window;
    const place = String(field.get('at'));
    const now = tableOf(value);
    if (!now)
      return [
        h(
          'div',
          { key: 'table', id: forID, className: `${String(className)} table` },
          button('Add a table', () => onChange({ columns: ['', ''], rows: [['', '']] })),
        ),
      ];
    const { columns, rows } = now;
    /** @param {Partial<Table>} changed */
    const put = (changed) => onChange({ ...now, ...changed });
    /**
     * @param {string} key @param {string} label @param {string} text @param {string} at its place in the schema
     * @param {(text: string) => void} change
     */
    const box = (key, label, text, at, change) => {
      const id = `${forID}-${key}`;
      const [wrong] = problemsAt(at, text);
      return h(
        'div',
        { key, className: 'cell' },
        h('label', { key: 'label', htmlFor: id }, label),
        h('textarea', {
          key: 'box',
          id,
          rows: 1,
          value: text,
          spellCheck: true,
          'aria-invalid': wrong ? 'true' : undefined,
          'aria-describedby': wrong ? `${id}-wrong` : undefined,
          onChange: (/** @type {{ target: { value: string } }} */ { target }) =>
            change(target.value.replace(/\s*\n\s*/g, ' ')),
        }),
        wrong ? h('p', { key: 'wrong', id: `${id}-wrong`, className: 'wrong' }, wrong.text) : null,
      );
    };
    /** @param {number} index @param {string[]} row */
    const rowWith = (index, row) => rows.map((one, other) => (other === index ? row : one));
    const names = h(
      'details',
      { key: 'columns' },
      h('summary', { key: 'summary' }, `Names of the columns: ${columns.join(', ')}`),
      ...columns.map((name, index) =>
        h(
          'div',
          { key: String(index), className: 'column' },
          box(`column-${index}`, `Column ${index + 1}`, name, `${place}.columns[]`, (text) =>
            put({ columns: columns.map((one, other) => (other === index ? text : one)) }),
          ),
          columns.length > 2
            ? button(
                'Remove column',
                () =>
                  put({
                    columns: columns.filter((_, other) => other !== index),
                    rows: rows.map((row) => row.filter((_, other) => other !== index)),
                  }),
                `Remove column: ${name}`,
              )
            : null,
        ),
      ),
      button('Add column', () =>
        put({ columns: [...columns, ''], rows: rows.map((row) => [...row, '']) }),
      ),
    );
    const lines = rows.map((row, index) =>
      h(
        'details',
        { key: String(index) },
        h('summary', { key: 'summary' }, row.filter(Boolean).join(' · ') || 'New row'),
        ...columns.map((name, cell) =>
          box(
            `${index}-${cell}`,
            name || `Column ${cell + 1}`,
            row[cell] ?? '',
            `${place}.rows[][]`,
            (text) =>
              put({
                rows: rowWith(
                  index,
                  columns.map((_, other) => (other === cell ? text : (row[other] ?? ''))),
                ),
              }),
          ),
        ),
        index > 0
          ? button(
              'Move up',
              () => {
                const above = rows[index - 1] ?? [];
                put({ rows: rowWith(index, above).map((one, i) => (i === index - 1 ? row : one)) });
                goTo(forID, index, index + 1);
              },
              `Move up: ${row[0] ?? ''}`,
            )
          : null,
        rows.length > 1
          ? button(
              'Remove row',
              () => {
                put({ rows: rows.filter((_, other) => other !== index) });
                goTo(forID, -1, index + 1);
              },
              `Remove row: ${row[0] ?? ''}`,
            )
          : null,
      ),
    );
    return [
      h(
        'div',
        { key: 'table', id: forID, className: `${String(className)} table` },
        names,
        ...lines,
        h(
          'p',
          { key: 'more' },
          button('Add row', () => {
            put({ rows: [...rows, columns.map(() => '')] });
            goTo(forID, rows.length + 1);
          }),
          button('Remove the table', () => onChange(undefined)),
        ),
      ),
    ];
  });
