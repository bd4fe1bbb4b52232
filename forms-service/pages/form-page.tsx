/** The page with a form that was posted without scripts and not taken: the reason, and the form with what was typed. */
import type { ComponentProps } from 'react';
import {
  FIELDS,
  isRequired,
  namesOf,
  type FormName,
  type Row,
  type Rows,
} from '@website/site/forms/fields';
import { titleOf } from '../shown-fields.ts';
import { WaysToReachUs } from './message-page.tsx';
import {
  choicesOf,
  type Edition,
  type Group,
  type Option,
  type SiteFile,
  type Words,
} from './site-file.ts';

/** A form that is shown again. */
export type ReturnedForm = {
  /** As they were typed, by field. */
  values: Readonly<Record<string, string>>;
  /** The error message of each field; empty if the form was correct but could not be stored. */
  errors: Readonly<Record<string, string>>;
  /** Signed time at which the form was first shown. */
  stamp: string;
};

type FormPageProps = {
  edition: Edition;
  form: FormName;
  problem: { title: string; text: string };
  returned: ReturnedForm;
  /** The fields of the form; others in tests. */
  rows?: Rows;
};

const idOf = (name: string) => `field-${name}`;

type FieldProps = {
  name: string;
  row: Row;
  label: string;
  value: string | undefined;
  error: string | undefined;
  langOfError: (error: string) => string | undefined;
  /** Whether it has the focus when the page opens. */
  isFocused: boolean;
  /** Of a choice. */
  options: readonly Option[];
};

/** A field with its label and its error. The writing direction of text follows what is typed. */
function Field(props: FieldProps) {
  const { name, row, label, value, error, langOfError, isFocused, options } = props;
  const id = idOf(name);
  const isShort = row.kind === 'line' || row.kind === 'email';
  const common: ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'> = {
    ...(row.kind !== 'choice' && row.help),
    id,
    name,
    defaultValue: value,
    autoFocus: isFocused,
    required: isRequired(row),
    dir: row.kind === 'line' || row.kind === 'text' ? 'auto' : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const isKnown = options.some((option) => option.value === value);
  return (
    <div className={isShort ? 'field half' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {row.kind === 'choice' ? (
        <select {...common}>
          {!isKnown && value && <option>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : row.kind === 'text' ? (
        <textarea {...common} rows={7} />
      ) : (
        <input {...common} />
      )}
      {error && (
        <p className="error" id={`${id}-error`} lang={langOfError(error)}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The label of a field. The words may be those of an older build, which lacks a new field. */
function labelOf({ forms, inquiry }: Words, form: FormName, name: string, row: Row): string {
  if (form !== 'inquiry') return forms[form].label;
  const texts: Readonly<Record<string, unknown>> = inquiry;
  const label = typeof texts[name] === 'string' ? texts[name] : titleOf(name);
  return row.kind === 'choice' || isRequired(row)
    ? label
    : inquiry.optional.replace('{label}', label);
}

/** The words from which an error comes, if they are not those of the form. */
function groupOf(error: string, { fieldErrors, messages }: Words): Group | undefined {
  if (Object.values(fieldErrors).includes(error)) return 'fieldErrors';
  return error === messages.problems.invalid.text ? 'messages' : undefined;
}

type FormWords = {
  button: string;
  /** Above the list of errors; a form with one field needs no list. */
  summary?: string;
  title?: string;
  text?: string;
};

function wordsOf({ words }: SiteFile, form: FormName): FormWords {
  const { forms, inquiry, earlyAccess } = words;
  if (form === 'inquiry') {
    const { idle: button, summary } = inquiry;
    return { button, summary };
  }
  const { idle: button } = forms[form];
  const { title, text } = earlyAccess;
  return { button, ...(form === 'early-access' && { title, text }) };
}

export function FormPage({ edition, form, problem, returned, rows = FIELDS[form] }: FormPageProps) {
  const { site, langOf, query } = edition;
  const group = form === 'inquiry' ? 'inquiry' : 'forms';
  const { values, errors, stamp } = returned;
  const langOfError = (error: string) => langOf(groupOf(error, site.words) ?? group, group);
  const { submissions } = site.words;
  const choices: Readonly<Record<string, readonly Option[]>> = choicesOf(site.words);
  const { button, summary, title, text } = wordsOf(site, form);
  const wrong = namesOf(rows).filter((name) => errors[name]);
  return (
    <section className="plainPage formPage">
      <div className="words" lang={langOf('messages')}>
        <h1>{problem.title}</h1>
        <p>{problem.text}</p>
      </div>
      <div className="sheet">
        <div className="cloth" />
        <form
          className="letter"
          name={form}
          method="post"
          action={`/submissions/${form}${query}`}
          lang={langOf(group)}
          noValidate
        >
          {title && <h2 lang={langOf('earlyAccess', group)}>{title}</h2>}
          {text && <p lang={langOf('earlyAccess', group)}>{text}</p>}
          {summary && wrong.length > 0 && (
            <div className="summary" role="group" aria-labelledby="summary">
              <h2 id="summary">{summary}</h2>
              <ul>
                {wrong.map((name) => (
                  <li key={name}>
                    <a href={`#${idOf(name)}`} lang={langOfError(errors[name] ?? '')}>
                      {errors[name]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {Object.entries(rows).map(([name, row]) => (
            <Field
              key={name}
              name={name}
              row={row}
              label={labelOf(site.words, form, name, row)}
              value={values[name]}
              error={errors[name]}
              langOfError={langOfError}
              isFocused={name === wrong[0]}
              options={choices[name] ?? []}
            />
          ))}
          <div className="honeypot" aria-hidden="true" lang={langOf('submissions', group)}>
            <label htmlFor="website">{submissions.honeypot}</label>
            <input id="website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="stamp" value={stamp} />
          <button className="button" type="submit">
            {button}
          </button>
          <p className="small" lang={langOf('submissions', group)}>
            <span>{submissions.notice[form]}</span>{' '}
            <a href={site.addresses.privacy}>{submissions.noticeLink}</a>
          </p>
        </form>
      </div>
      <WaysToReachUs edition={edition} />
    </section>
  );
}
