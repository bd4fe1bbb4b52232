import { Fragment } from 'react';
import type { Look } from '../photo-looks.ts';
import type { PhotoText } from '../photographs.ts';
import { Field, Form, mistakeAt, NotSaved, Page, type Wrong } from './page.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';

export type Values = PhotoText & { name: string };
const NO_VALUES: Values = { name: '', text: '', x: '50', y: '50', credit: '', licence: '' };

const PERCENT = { x: 'From the left, in percent', y: 'From the top, in percent' };
const ORIGIN = {
  credit: { label: 'Who took it', hint: 'If pages should say so.' },
  licence: { label: 'Licence', hint: 'Such as CC BY 4.0, if it has one.' },
};

/** The fields with the texts of a photograph. */
function Details({ values, wrong }: { values: Values; wrong: Wrong | undefined }) {
  return (
    <>
      <Field
        name="text"
        label="What it shows"
        hint="For people who cannot see it, in one sentence."
        error={mistakeAt(wrong, 'text')}
      >
        {(common) => <textarea {...common} rows={2} required defaultValue={values.text} />}
      </Field>
      <fieldset>
        <legend>What must stay in view</legend>
        <p className="hint">
          Photographs are cut to the shape of their place. Press the important point in the picture,
          or set it here.
        </p>
        {(['x', 'y'] as const).map((name) => (
          <Field key={name} name={name} label={PERCENT[name]} error={mistakeAt(wrong, name)}>
            {(common) => (
              <input {...common} type="number" min="0" max="100" defaultValue={values[name]} />
            )}
          </Field>
        ))}
      </fieldset>
      {(['credit', 'licence'] as const).map((name) => (
        <Field key={name} name={name} {...ORIGIN[name]} error={mistakeAt(wrong, name)}>
          {(common) => <input {...common} defaultValue={values[name]} />}
        </Field>
      ))}
    </>
  );
}

/** The picture with its focus point, which `pages.mjs` moves. */
function Focus({ source, text }: { source?: string; text: string }) {
  return (
    <div className="focus" hidden={source === undefined} data-focus>
      <img src={source} alt={text} />
      <span aria-hidden="true" />
    </div>
  );
}

type ListProps = {
  names: readonly { name: string }[];
  /** Number of all photographs that were searched for. Only some are listed. */
  count: number;
  /** Number of those that stand before the listed ones. */
  from: number;
  texts: Readonly<Record<string, string>>;
  search: string;
  token: string;
  values?: Values | undefined;
  wrong?: Wrong | undefined;
  /** What was done. */
  message?: string | undefined;
};

/** Photographs that are listed at once. */
export const LISTED = 60;

const listAddress = (search: string, from: number) =>
  `photographs?${new URLSearchParams({ q: search, from: String(Math.max(from, 0)) })}`;

/** The list of photographs, and the form for a new one. */
export function PhotographsPage(props: ListProps) {
  const { names, count, from, texts, search, token, values = NO_VALUES, wrong, message } = props;
  return (
    <Page title="Photographs" current="photographs">
      {message && (
        <p role="status" className="done">
          {message}
        </p>
      )}
      <section>
        <h2>Add a photograph or a logo</h2>
        <NotSaved wrong={wrong} />
        <Form action="photographs" token={token} takesFiles>
          <Field
            name="file"
            label="Photograph or logo"
            hint="Choose a file, or drop it here. As it comes from the phone: JPEG, PNG, WebP, AVIF or HEIC, up to 48 megapixels; for a logo also SVG. Where it was taken is taken out."
            error={mistakeAt(wrong, 'file')}
          >
            {(common) => (
              <input
                {...common}
                type="file"
                accept="image/*,.heic,.heif,.avif"
                required
                data-picture
              />
            )}
          </Field>
          <Focus text="The picture that you have chosen" />
          <Field
            name="name"
            label="Name"
            hint="By which you find it again. Empty: the name of the file."
            error={mistakeAt(wrong, 'name')}
          >
            {(common) => <input {...common} defaultValue={values.name} />}
          </Field>
          <Details values={values} wrong={wrong} />
          <button className="main" data-busy="The picture is being read …">
            Add
          </button>
        </Form>
      </section>
      <section>
        <h2>All photographs and logos</h2>
        <form role="search" className="search">
          <Field name="q" label="Search" hint={undefined}>
            {(common) => <input {...common} type="search" defaultValue={search} />}
          </Field>
          <button>Search</button>
        </form>
        <p>
          {count === 0 && (search === '' ? 'There is none yet.' : 'Nothing was found.')}
          {count > 0 && names.length === count && `${count} in all.`}
          {names.length < count && `${from + 1} to ${from + names.length} of ${count}.`}
        </p>
        <ul className="pictures">
          {names.map(({ name }) => (
            <li key={name}>
              <a href={`photographs?name=${encodeURIComponent(name)}`}>
                <img src={`thumbnails/${encodeURIComponent(name)}`} alt="" loading="lazy" />
                {name}
              </a>
              <p>{texts[name]}</p>
            </li>
          ))}
        </ul>
        {names.length < count && (
          <nav aria-label="More photographs" className="more">
            {from > 0 && <a href={listAddress(search, from - LISTED)}>Those before</a>}
            {from + names.length < count && (
              <a href={listAddress(search, from + names.length)}>Those after</a>
            )}
          </nav>
        )}
      </section>
    </Page>
  );
}

type OneProps = {
  values: Values;
  /** The properties of the file, or its mistake as text. */
  look: Look | string;
  token: string;
  /** The fields that name it, or why they cannot be found. */
  uses: readonly (TextLinkProps & { label: string })[] | string;
  /** The new name that was refused. */
  to?: string | undefined;
  message?: string | undefined;
  wrong?: Wrong | undefined;
};

/** The forms that put another file in its place, rename it, and delete it. */
function Change({ values: { name }, token, uses, to, wrong }: OneProps) {
  const action = `photographs?name=${encodeURIComponent(name)}`;
  const places =
    typeof uses !== 'string' &&
    uses.map((use, index) => (
      <Fragment key={`${index}${use.label}`}>
        {index > 0 && '; '}
        <TextLink {...use} />
        {use.label !== '' && `, ${use.label}`}
      </Fragment>
    ));
  return (
    <>
      <section>
        <h2>Where it is used</h2>
        {typeof uses === 'string' && <p className="wrong">{uses}</p>}
        {uses.length === 0 && <p>Nowhere.</p>}
        {uses.length > 0 && <p>{places}</p>}
      </section>
      <section>
        <h2>Another file in its place</h2>
        <Form action={action} token={token} takesFiles>
          <Field
            name="file"
            label="New file"
            hint="Its name and its texts stay, and all pages that use it show the new file."
            error={mistakeAt(wrong, 'file')}
          >
            {(common) => (
              <input {...common} type="file" accept="image/*,.heic,.heif,.avif" required />
            )}
          </Field>
          <button name="what" value="replace" data-busy="The picture is being read …">
            Replace
          </button>
        </Form>
      </section>
      <section>
        <h2>Another name</h2>
        <Form action={action} token={token}>
          <Field
            name="to"
            label="Name"
            hint="All texts that use it get the new name."
            error={mistakeAt(wrong, 'to')}
          >
            {(common) => <input {...common} defaultValue={to ?? name} required />}
          </Field>
          <button name="what" value="rename">
            Rename
          </button>
        </Form>
      </section>
      <section>
        <h2>Delete</h2>
        {uses.length === 0 ? (
          <details>
            <summary>It is not needed any more</summary>
            <Form action={action} token={token}>
              <p>The page «Versions» brings it back.</p>
              <button name="what" value="delete">
                Delete the picture
              </button>
            </Form>
          </details>
        ) : (
          <>
            <button disabled aria-describedby="used">
              Delete the picture
            </button>
            <p id="used">
              It cannot be deleted while it is used: {typeof uses === 'string' ? uses : places}.
              Choose another picture there first.
            </p>
          </>
        )}
      </section>
    </>
  );
}

/** One photograph: the places where it fits, its texts, and what can be done with it. */
export function PhotographPage(props: OneProps) {
  const { values, look, token, message, wrong } = props;
  const { name } = values;
  return (
    <Page title={name} current="photographs">
      <p>
        <a href="photographs">All photographs and logos</a>
      </p>
      <p role="status">{message}</p>
      <NotSaved wrong={wrong} />
      {typeof look === 'string' ? (
        <p className="wrong">{look}</p>
      ) : (
        <>
          <Focus source={`thumbnails/${encodeURIComponent(name)}`} text={values.text} />
          <h2>Where it fits</h2>
          <p>
            {look.width.toLocaleString('en')} × {look.height.toLocaleString('en')} px
          </p>
          <ul>
            {look.fits.map(({ place, name: where, problem, advice }) => (
              <li key={place}>
                {problem
                  ? `Not as ${where}: ${problem}.`
                  : `As ${where}${advice ? `; ${advice}` : ''}.`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>What is said of it</h2>
      <Form action={`photographs?name=${encodeURIComponent(name)}`} token={token}>
        <Details values={values} wrong={wrong} />
        <button className="main" name="what" value="describe">
          Save
        </button>
      </Form>
      <Change {...props} />
    </Page>
  );
}
