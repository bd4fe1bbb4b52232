import { renderToStaticMarkup } from 'react-dom/server';
import type { Version } from './versions.ts';

type Props = { versions: readonly Version[]; message?: string };

/** The page that lists every save, with buttons that put it back. A plain page: it works without scripts. */
function VersionsPage({ versions, message }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Versions</title>
        <link rel="stylesheet" href="/editor.css" />
      </head>
      <body className="plain">
        <main>
          <h1>Versions</h1>
          <p>
            Every save, newest first. <a href="/">Back to the editor</a>
          </p>
          {message !== undefined && <p role="alert">{message}</p>}
          {versions.length === 0 && <p>Nothing has been saved here yet.</p>}
          <ol>
            {versions.map(({ id, at, who, name, changes }) => (
              <li key={id}>
                <h2>{name}</h2>
                <p>
                  <time dateTime={at}>
                    {new Date(at).toLocaleString('en-GB', {
                      dateStyle: 'long',
                      timeStyle: 'short',
                    })}
                  </time>
                  , {who}. {changes.map(({ file }) => file).join(', ')}
                </p>
                <form method="post" action="/versions">
                  <input type="hidden" name="id" value={id} />
                  <button name="which" value="before" aria-label={`Undo: ${name}`}>
                    Put back as it was before
                  </button>
                  <button name="which" value="after" aria-label={`Bring back: ${name}`}>
                    Bring this version back
                  </button>
                </form>
              </li>
            ))}
          </ol>
        </main>
      </body>
    </html>
  );
}

/** The page as HTML. */
export const renderVersions = (props: Props) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<VersionsPage {...props} />)}`;
