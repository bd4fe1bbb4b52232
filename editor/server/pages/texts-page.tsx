import { Bar } from './bar.tsx';

/** The page in which Decap shows the forms of all texts. */
export const TextsPage = ({ staffUrl }: { staffUrl: string | undefined }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Texts - Editor</title>
      <link rel="stylesheet" href="site/tokens.css" />
      <link rel="stylesheet" href="site/fonts.css" />
      <link rel="stylesheet" href="bar.css" />
      <link rel="stylesheet" href="editor.css" />
      <script type="module" src="editor.mjs" />
    </head>
    <body>
      <Bar current="texts" staffUrl={staffUrl} />
      <noscript>Forms of texts need JavaScript.</noscript>
    </body>
  </html>
);
