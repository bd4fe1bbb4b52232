/** Draws a field of a form, whatever its kind. */
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { LinkDialog } from '../dialogs/link-dialog.tsx';
import { ProseField } from '../prose/prose-field.tsx';
import { drawAll, labelOf, useMarks, type FieldProps, type OuterProps } from './box.tsx';
import { useForm } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TableField } from './table-field.tsx';

/** It is drawn again only when its own value changes. */
export const FormField = memo(function FormField(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'group':
      return <GroupField {...props} draw={draw} />;
    case 'list':
      return <ListField {...props} draw={draw} />;
    case 'table':
      return <TableField {...props} draw={draw} />;
    case 'choice':
      return field.pictures ? <PictureField {...props} /> : <ChoiceField {...props} />;
    case 'tick':
      return <TickField {...props} />;
    case 'prose':
      return <TextOfEntry {...props} />;
    case 'text':
      return field.isLink ? (
        <LinkField {...props} />
      ) : field.known ? (
        <KnownField {...props} />
      ) : (
        <TextField {...props} />
      );
  }
});

const draw = (props: FieldProps) => <FormField key={props.place} {...props} />;

function GroupField(props: OuterProps) {
  const { field, place, value } = props;
  const { marks } = useMarks({ field, place, value });
  return (
    <fieldset id={place} tabIndex={-1}>
      <legend>{field.label}</legend>
      {marks}
      {drawAll(props)}
    </fieldset>
  );
}

/** A value as the text of a box. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The text that a translation translates. */
const Original = ({ field: { original }, place }: Pick<FieldProps, 'field' | 'place'>) =>
  original !== undefined && (
    <p className="original" id={`${place}-original`}>
      {original}
    </p>
  );

/** About so many letters fill a line. */
const LINE = 70;

/** A text: one growing line, several lines, a number or a day. */
function TextField({ field, place, value }: FieldProps) {
  const { change } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  const { input = 'text', lines: hasLines = false } = field;
  const text = textOf(value);
  const isMoment = input === 'datetime-local';
  const shown = isMoment ? text.replace(' ', 'T') : text;
  // A browser shows nothing of a day or colour that it cannot read. The words must stay in sight.
  const isPicked =
    input === 'color'
      ? /^#[0-9a-f]{6}$/.test(text)
      : (input === 'date' || isMoment) &&
        (text === '' || /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(shown));
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return (
    <div className="field">
      <label htmlFor={place}>{labelOf(field)}</label>
      <Original field={field} place={place} />
      {isPicked ? (
        <input
          id={place}
          type={input}
          value={shown}
          {...joined}
          onChange={({ target }) =>
            change(
              place,
              isMoment ? target.value.replace('T', ' ') : target.value,
              input === 'color',
            )
          }
        />
      ) : (
        <textarea
          id={place}
          rows={Math.min(hasLines ? Math.max(3, rows) : rows, 20)}
          value={text}
          lang={field.language}
          spellCheck
          inputMode={input === 'number' ? 'decimal' : undefined}
          className={input === 'number' ? 'short' : undefined}
          {...joined}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !hasLines) event.preventDefault();
          }}
          onChange={({ target }) =>
            // A pasted text loses its line breaks in a field of one line.
            change(place, hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '), true)
          }
        />
      )}
      {marks}
    </div>
  );
}

/** A text that others have already, mostly: they are offered while it is typed. */
function KnownField({ field, place, value }: FieldProps) {
  const { change } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  return (
    <div className="field">
      <label htmlFor={place}>{labelOf(field)}</label>
      <input
        id={place}
        list={`${place}-known`}
        value={textOf(value)}
        autoComplete="off"
        {...joined}
        onChange={({ target }) => change(place, target.value, true)}
      />
      <datalist id={`${place}-known`}>
        {field.known?.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {marks}
    </div>
  );
}

/** The address of a page, typed or chosen. */
function LinkField(props: FieldProps) {
  const { field, place, value } = props;
  const { change, links } = useForm();
  const [isOpen, setOpen] = useState(false);
  const { title } = links.find(({ address }) => address === value) ?? {};
  const close = () => {
    flushSync(() => setOpen(false));
    document.getElementById(place)?.focus();
  };
  const choose = (href: string) => {
    change(place, href);
    close();
  };
  return (
    <div className="field link">
      <TextField {...props} />
      <p className="actions">
        <button type="button" onClick={() => setOpen(true)}>
          Choose a page<span className="unseen">: {field.label}</span>
        </button>
        {title !== undefined && <span className="hint">{title}</span>}
      </p>
      {isOpen && (
        <LinkDialog
          site={{ links }}
          href={textOf(value) || undefined}
          onChoose={choose}
          onRemove={() => choose('')}
          onClose={close}
        />
      )}
    </div>
  );
}

/** One of several. A value that is not among them stays until another one is chosen. */
function ChoiceField({ field, place, value }: FieldProps) {
  const { change } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  const now = textOf(value);
  const options = field.options ?? [];
  const isKnown = options.some((option) => option.value === now);
  return (
    <div className="field">
      <label htmlFor={place}>{labelOf(field)}</label>
      <select
        id={place}
        value={now}
        {...joined}
        onChange={({ target }) => change(place, target.value)}
      >
        {!isKnown && <option value={now}>{now === '' ? 'Choose one' : now}</option>}
        {isKnown && !field.isNeeded && <option value="">None</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {marks}
    </div>
  );
}

function TickField({ field, place, value }: FieldProps) {
  const { change } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  return (
    <div className="field tick">
      <input
        id={place}
        type="checkbox"
        checked={value === true}
        {...joined}
        onChange={({ target }) => change(place, target.checked)}
      />
      <label htmlFor={place}>{field.label}</label>
      {marks}
    </div>
  );
}

/** The text of an article or a service. */
function TextOfEntry({ field, place, value }: FieldProps) {
  const { change, shelf, links } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  return (
    <div className="field">
      <label htmlFor={place}>{labelOf(field)}</label>
      <Original field={field} place={place} />
      <ProseField
        id={place}
        value={textOf(value)}
        describedBy={joined['aria-describedby']}
        invalid={joined['aria-invalid'] === 'true'}
        links={links}
        shelf={shelf}
        onChange={(markdown) => change(place, markdown, true)}
      />
      {marks}
    </div>
  );
}
