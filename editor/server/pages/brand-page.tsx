import type { BrandFiles, Drawing } from '../edit-brand.ts';
import { FONT_USES, type FontUse } from '../company-fonts.ts';
import { Field, Form, mistakeAt, NotSaved, Page, type Wrong } from './page.tsx';
import { TextLink, type TextLinkProps } from './text-link.tsx';

/** The names from which to choose. */
type Choices = { logos: readonly string[]; fonts: readonly string[] };

type Props = {
  /** The path of the saved mark. */
  mark: string;
  /** The names of files in the forms. */
  files: BrandFiles;
  choices: Choices;
  token: string;
  message?: string | undefined;
  wrong?: Wrong | undefined;
  drawing: Drawing | undefined;
  left: readonly Left[];
};

/** What is left of the invented company in a text, and the form that changes it. */
type Left = TextLinkProps & { says: readonly string[] };

type ChoiceProps = {
  name: string;
  label: string;
  hint: string;
  /** What the empty choice means. */
  none: string;
  options: readonly string[];
  chosen: string;
  error: string | undefined;
};

/** A choice among files, or none. */
function Choice({ name, label, hint, none, options, chosen, error }: ChoiceProps) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(common) => (
        <select {...common} defaultValue={chosen}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

type LogoProps = { files: BrandFiles; choices: Choices; token: string; wrong: Wrong | undefined };

function LogoSection({ files, choices, token, wrong }: LogoProps) {
  return (
    <section>
      <h2>Logo</h2>
      <p className="hint">
        The whole logo in its own colours. It stands on a white plate, so that it can be read on
        every ground; empty margins are cut off. Without a file, the site shows the mark and the
        name as text.
      </p>
      <Form action="brand" token={token} takesFiles>
        <div className="plate" data-logo hidden={files.logo === ''}>
          <img
            src={files.logo === '' ? undefined : `thumbnails/${encodeURIComponent(files.logo)}`}
            alt="The chosen logo"
          />
        </div>
        <Choice
          name="logo"
          label="Logo"
          hint="The files among the photographs and logos."
          none="No file: the mark and the name as text"
          options={choices.logos}
          chosen={files.logo}
          error={mistakeAt(wrong, 'logo')}
        />
        <Field
          name="file"
          label="Or a new file"
          hint="SVG is best, with its text converted to outlines. Also PNG, WebP, AVIF or JPEG. At most 6 times as wide as it is high: the logo in two lines is easier to read on a phone than that in one."
          error={mistakeAt(wrong, 'file')}
        >
          {(common) => <input {...common} type="file" accept=".svg,image/*,.heic,.heif,.avif" />}
        </Field>
        <button className="main" name="what" value="logo">
          Save logo
        </button>
      </Form>
    </section>
  );
}

const FONTS: Readonly<Record<FontUse, { title: string; hint: string }>> = {
  headings: {
    title: 'Font of headings',
    hint: 'A variable font shows in weight 800, another one as it is.',
  },
  text: {
    title: 'Font of text',
    hint: 'A variable font with the weights from 400 to 700, because text has bold words.',
  },
};

function FontSection({ files, choices, token, wrong }: LogoProps) {
  return (
    <section>
      <h2>Fonts</h2>
      <p className="hint">
        The letters that the site needs are taken out of a font file, and visitors load only these.
        If both together are too heavy for a slow connection, the page says by how many bytes.
      </p>
      <Form action="brand" token={token} takesFiles>
        <div className="pair">
          {FONT_USES.map((use) => (
            <fieldset key={use}>
              <legend>{FONTS[use].title}</legend>
              <Choice
                name={`${use}-file`}
                label="Font"
                hint={FONTS[use].hint}
                none="The one that comes with the site"
                options={choices.fonts}
                chosen={files.fonts[use].file}
                error={mistakeAt(wrong, `${use}-file`)}
              />
              <Field
                name={`${use}-upload`}
                label="Or a new file"
                hint="WOFF2, TTF or OTF."
                error={mistakeAt(wrong, `${use}-upload`)}
              >
                {(common) => <input {...common} type="file" accept=".woff2,.ttf,.otf" />}
              </Field>
              <Field
                name={`${use}-licence`}
                label="Licence"
                hint="By which the company may publish it, such as SIL Open Font License 1.1. Not needed for the one that comes with the site."
                error={mistakeAt(wrong, `${use}-licence`)}
              >
                {(common) => <input {...common} defaultValue={files.fonts[use].licence} />}
              </Field>
            </fieldset>
          ))}
        </div>
        <button className="main" name="what" value="fonts" data-busy="The fonts are being read …">
          Save fonts
        </button>
      </Form>
    </section>
  );
}

type DrawProps = { token: string; drawing: Drawing | undefined };

function DrawSection({ token, drawing }: DrawProps) {
  return (
    <section>
      <h2>Fonts, icons and share pictures: make them again</h2>
      <p>
        Do this after you have saved other fonts, colours, or another mark or name. The fonts that
        visitors load, the icon in a browser’s tab and on a phone, and the pictures that social
        networks show are made of what is saved. This takes some minutes. The logo needs no press.
      </p>
      <div id="state">
        {drawing?.state === 'running' && <p data-running="">They are being made …</p>}
        {drawing?.state === 'done' && <p className="done">They are made. Publish to show them.</p>}
        {drawing?.state === 'failed' && <p className="wrong">{drawing.reason}</p>}
      </div>
      <Form action="brand" token={token}>
        <button name="what" value="draw" disabled={drawing?.state === 'running'}>
          Make them again
        </button>
      </Form>
    </section>
  );
}

/** At the beginning much is left. */
const LeftSection = ({ left }: { left: readonly Left[] }) => (
  <section>
    <h2>What still belongs to the invented company</h2>
    {left.length === 0 && <p>Nothing.</p>}
    {left.map(({ title, form, says }) => (
      <details key={title}>
        <summary>{`${title}: ${says.length}`}</summary>
        {form !== undefined && (
          <p>
            Change it in <TextLink title={title} form={form} />.
          </p>
        )}
        <ul>
          {says.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </details>
    ))}
  </section>
);

/** The page with the company's logo, mark and fonts, and the way to its colours. Each part is saved by itself. */
export function BrandPage(props: Props) {
  const { mark, files, choices, token, message, wrong, drawing, left } = props;
  return (
    <Page title="The company’s own" current={null}>
      <p className="lead">
        Name, phone, addresses and hours stand in <a href="text?of=site">Company</a>. Here are the
        logo, the colours, the mark and the fonts.
      </p>
      <p role="status">{message}</p>
      <NotSaved wrong={wrong} />
      <LogoSection files={files} choices={choices} token={token} wrong={wrong} />
      <section>
        <h2>Colours</h2>
        <p>
          <a href="text?of=brand">Choose the colours</a>: the site stands beside them in what you
          pick, and where words could not be read, the colour says which one could.
        </p>
      </section>
      <section>
        <h2>Mark</h2>
        <p className="hint">
          A drawing in one colour on a square of 64 units, made of paths. It is on the icons and the
          share pictures, and beside the name where the company has no logo of its own.
        </p>
        <svg className="mark" viewBox="0 0 64 64" role="img" aria-label="The mark as it is saved">
          <path d={mark} fill="currentColor" />
        </svg>
        <Form action="brand" token={token} takesFiles>
          <Field name="svg" label="Another mark, as an SVG file" error={mistakeAt(wrong, 'svg')}>
            {(common) => <input {...common} type="file" accept=".svg,image/svg+xml" />}
          </Field>
          <button className="main" name="what" value="mark">
            Save mark
          </button>
        </Form>
      </section>
      <FontSection files={files} choices={choices} token={token} wrong={wrong} />
      <DrawSection token={token} drawing={drawing} />
      <LeftSection left={left} />
    </Page>
  );
}
