/** The page with a form that was posted without scripts and not taken: the reason, and the form with what was typed. */
import type { ComponentProps } from 'react';
import { FORM_FIELDS, type FormName } from '@website/site/forms/validation';
import { WaysToReachUs } from './message-page.tsx';
import type { SiteFile } from './site-file.ts';

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
  site: SiteFile;
  form: FormName;
  problem: { title: string; text: string };
  returned: ReturnedForm;
};

/** What browsers and keyboards on a screen should know of a field. */
const HELP: Readonly<Record<string, ComponentProps<'input'>>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
};

const idOf = (name: string) => `field-${name}`;

type FieldProps = {
  name: string;
  label: string;
  value: string | undefined;
  error: string | undefined;
  /** Whether it has the focus when the page opens. */
  isFocused: boolean;
  subjects: SiteFile['words']['inquiry']['subjects'];
};

/** A field with its label and its error. The writing direction of text follows what is typed. */
function Field({ name, label, value, error, isFocused, subjects }: FieldProps) {
  const id = idOf(name);
  const common = {
    id,
    name,
    defaultValue: value,
    autoFocus: isFocused,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const isKnown = subjects.some((subject) => subject.value === value);
  return (
    <div className={name === 'name' || name === 'email' ? 'field half' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {name === 'subject' ? (
        <select {...common}>
          {!isKnown && value && <option>{value}</option>}
          {subjects.map((subject) => (
            <option key={subject.value} value={subject.value}>
              {subject.label}
            </option>
          ))}
        </select>
      ) : name === 'message' ? (
        <textarea {...common} rows={7} required dir="auto" />
      ) : (
        <input {...HELP[name]} {...common} required dir={name === 'email' ? undefined : 'auto'} />
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type FormWords = {
  labels: Readonly<Record<string, string>>;
  button: string;
  /** Above the list of errors; a form with one field needs no list. */
  summary?: string;
  title?: string;
  text?: string;
};

function wordsOf({ words }: SiteFile, form: FormName): FormWords {
  const { forms, inquiry, earlyAccess } = words;
  if (form === 'inquiry') {
    const { name, email, subject, message, idle: button, summary } = inquiry;
    return { labels: { name, email, subject, message }, button, summary };
  }
  const { label, idle: button } = forms[form];
  const { title, text } = earlyAccess;
  return { labels: { email: label }, button, ...(form === 'early-access' && { title, text }) };
}

export function FormPage({ site, form, problem, returned }: FormPageProps) {
  const { values, errors, stamp } = returned;
  const { submissions, inquiry } = site.words;
  const { labels, button, summary, title, text } = wordsOf(site, form);
  const wrong = FORM_FIELDS[form].filter((name) => errors[name]);
  return (
    <section className="plainPage formPage">
      <div className="words">
        <h1>{problem.title}</h1>
        <p>{problem.text}</p>
      </div>
      <div className="sheet">
        <div className="cloth" />
        <form
          className="letter"
          name={form}
          method="post"
          action={`/submissions/${form}`}
          noValidate
        >
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
          {summary && wrong.length > 0 && (
            <div className="summary" role="group" aria-labelledby="summary">
              <h2 id="summary">{summary}</h2>
              <ul>
                {wrong.map((name) => (
                  <li key={name}>
                    <a href={`#${idOf(name)}`}>{errors[name]}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {FORM_FIELDS[form].map((name) => (
            <Field
              key={name}
              name={name}
              label={labels[name] ?? name}
              value={values[name]}
              error={errors[name]}
              isFocused={name === wrong[0]}
              subjects={inquiry.subjects}
            />
          ))}
          <div className="honeypot" aria-hidden="true">
            <label htmlFor="website">{submissions.honeypot}</label>
            <input id="website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="stamp" value={stamp} />
          <button className="button" type="submit">
            {button}
          </button>
          <p className="small">
            <span>{submissions.notice[form]}</span>{' '}
            <a href={site.addresses.privacy}>{submissions.noticeLink}</a>
          </p>
        </form>
      </div>
      <WaysToReachUs site={site} />
    </section>
  );
}
