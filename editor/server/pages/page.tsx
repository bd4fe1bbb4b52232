/** The frame of the editor's own pages, which work without scripts. */
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bar, type EditorPage } from './bar.tsx';

type Props = {
  title: string;
  /** The page's name in the navigation, or `null`. `undefined` on the page for signing in, which has none. */
  current: EditorPage | null | undefined;
  children: ReactNode;
};

/** @param style the page's own style sheet @param script its script */
export const Head = ({
  title,
  style = 'pages.css',
  script = 'pages.mjs',
}: {
  title: string;
  style?: string;
  script?: string;
}) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{`${title} - Editor`}</title>
    {['site/tokens.css', 'site/fonts.css', 'common.css', style].map((name) => (
      <link key={name} rel="stylesheet" href={name} />
    ))}
    <script type="module" src={script} />
  </head>
);

export function Page({ title, current, children }: Props) {
  return (
    <html lang="en">
      <Head title={title} />
      <body>
        {current !== undefined && <Bar current={current} />}
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

/** Says at once, also aloud, why nothing was done. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="wrong">
    {children}
  </p>
);

/** A mistake in a form, and the field that has it. */
export type Wrong = { field: string; message: string };

/** The mistake of a field. */
export const mistakeAt = (wrong: Wrong | undefined, field: string) =>
  wrong?.field === field ? wrong.message : undefined;

export const NotSaved = ({ wrong }: { wrong: Wrong | undefined }) =>
  wrong && (
    <Refusal>
      Nothing has been saved. {mistakeAt(wrong, 'other') ?? 'See what is wrong below.'}
    </Refusal>
  );

/** A form that changes something. Its token is only on pages of this editor. */
export function Form({
  action,
  token,
  children,
  takesFiles = false,
}: {
  action: string;
  token: string;
  children: ReactNode;
  takesFiles?: boolean;
}) {
  return (
    <form method="post" action={action} encType={takesFiles ? 'multipart/form-data' : undefined}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (common: Record<string, string | boolean | undefined>) => ReactElement;
};

/** A field with its label, help and mistake. */
export function Field({ name, label, hint, error, children }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? 'true' : undefined,
        autoFocus: Boolean(error) || undefined,
      })}
      {error && (
        <p className="wrong" id={`${name}-wrong`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A date and time in Nairobi, as text. */
export const spoken = (moment: Date) =>
  moment.toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Nairobi',
  });

export const render = (page: ReactElement) => `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
