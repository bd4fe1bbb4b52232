import { Bar } from './bar.tsx';
import { Head } from './page.tsx';

/** The page in which Decap shows the forms of all texts. */
export const TextsPage = () => (
  <html lang="en">
    <Head title="Texts" part="editor" />
    <body>
      <Bar current="texts" />
      <noscript>Forms of texts need JavaScript.</noscript>
    </body>
  </html>
);
