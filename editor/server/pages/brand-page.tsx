import { contrast, pairs, type BrandValues, type Drawing } from '../edit-brand.ts';
import { Form, Page, Refusal } from './page.tsx';

type Props = {
  values: BrandValues;
  token: string;
  message?: string | undefined;
  wrong?: string | undefined;
  drawing: Drawing | undefined;
  /** Content of the invented company that is left, with the form that changes it. */
  left: readonly { title: string; form?: string | undefined; says: string }[];
};

const label = (name: string) => name.replace(/-/g, ' ');

/** The pairs of a colour with too little contrast. The page's script shows the same while a person chooses. */
function wrongWith(name: string, values: BrandValues): string {
  const of = (one: string) => values.colours.find((colour) => colour.name === one)?.value ?? '';
  return pairs
    .filter(([colour, ground]) => colour === name || ground === name)
    .map(([colour, ground, least, where]) => {
      const found = contrast(of(colour), of(ground));
      return found >= least
        ? ''
        : `${label(colour)} on ${label(ground)} (${where}): ${Math.floor(found * 100) / 100}, needed ${least}`;
    })
    .filter((line) => line !== '')
    .join('; ');
}

/** The page with the company's colours and mark. */
export function BrandPage({ values, token, message, wrong, drawing, left }: Props) {
  return (
    <Page title="The company’s own" current="./">
      <p className="lead">
        Name, phone, addresses and hours stand in{' '}
        <a href="texts#/collections/company/entries/site">Company</a>. Here are the colours and the
        mark. This page shows your colours while you pick them.
      </p>
      <p role="status">{message}</p>
      {wrong !== undefined && <Refusal>Nothing has been saved. {wrong}</Refusal>}
      <Form action="brand" token={token} takesFiles>
        <section>
          <h2>Colours</h2>
          <p className="hint">
            Begin with ink, night, forest, deep, soil, cream and sun. Where words could not be read,
            the line below the colour says so.
          </p>
          <ul className="colours" data-pairs={JSON.stringify(pairs)}>
            {values.colours.map(({ name, value, says }) => (
              <li key={name}>
                <label htmlFor={`c-${name}`}>{label(name)}</label>
                <input
                  type="color"
                  id={`c-${name}`}
                  name={`c-${name}`}
                  defaultValue={value}
                  data-colour={name}
                  aria-describedby={`w-${name}`}
                />
                <p className="hint">{says}</p>
                <p className="wrong" id={`w-${name}`} role="status">
                  {wrongWith(name, values)}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Mark</h2>
          <p className="hint">
            A drawing in one colour on a square of 64 units, made of paths. The name beside it is
            text and follows by itself.
          </p>
          <svg className="mark" viewBox="0 0 64 64" role="img" aria-label="The mark as it is saved">
            <path d={values.mark} fill="currentColor" />
          </svg>
          <div className="field">
            <label htmlFor="svg">Another mark, as an SVG file</label>
            <input type="file" id="svg" name="svg" accept=".svg,image/svg+xml" />
          </div>
          <input type="hidden" name="mark" value={values.mark} />
        </section>
        <button className="main" name="what" value="save">
          Save
        </button>
      </Form>
      <section>
        <h2>Icons and share pictures</h2>
        <p>
          The icon in a browser’s tab and on a phone, and the pictures that social networks show,
          are drawn from the saved name, colours and mark. This takes some minutes.
        </p>
        <div id="state">
          {drawing?.state === 'running' && <p data-running="">They are being drawn …</p>}
          {drawing?.state === 'done' && (
            <p className="done">They are drawn. Publish to show them.</p>
          )}
          {drawing?.state === 'failed' && <p className="wrong">{drawing.reason}</p>}
        </div>
        <Form action="brand" token={token}>
          <button name="what" value="draw" disabled={drawing?.state === 'running'}>
            Draw them anew
          </button>
        </Form>
        <p className="hint">
          Fonts are cut to the letters of the site by a developer (docs/rebranding.md).
        </p>
      </section>
      <section>
        <h2>What still belongs to the invented company</h2>
        {left.length === 0 ? (
          <p>Nothing.</p>
        ) : (
          <ul>
            {left.map(({ title, form, says }) => (
              <li key={`${title}${says}`}>
                {form === undefined ? title : <a href={form}>{title}</a>}: {says}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Page>
  );
}
