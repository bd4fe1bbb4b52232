/** A page with two text fields, and the Markdown of the first. */
import '../../../../site/app/styles/tokens.css';
import '../../../server/pages/common.css';
import '../../../server/pages/pages.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ProseField } from '../../../page/prose/prose-field.tsx';

const PAGES = [
  { address: '/', title: 'Home' },
  { address: '/about', title: 'About us' },
  { address: '/business/tea', title: 'Tea' },
];
const PICTURES = [
  { value: 'hero-home', label: 'Farm at dawn: Tea rows at dawn' },
  { value: 'Field day', label: 'Field day' },
];
const SHELF = { pictures: PICTURES, heroes: [], logos: [] };

/** The text that the page's address asks for. */
const asked = new URLSearchParams(location.hash.slice(1)).get('text') ?? '';

function FieldPage() {
  const [text, setText] = useState(asked);
  const [other, setOther] = useState('');
  const field = {
    links: PAGES,
    shelf: { get: () => SHELF, subscribe: () => () => undefined },
    origin: 'https://www.kilele.example',
  };
  return (
    <>
      <h1>A text field</h1>
      <label htmlFor="text">Words of the article</label>
      <p id="help">As long as you like.</p>
      <ProseField id="text" value={text} onChange={setText} describedBy="help" {...field} />
      <button type="button" onClick={() => setText(`First\n\n${text}`)}>
        Add a line
      </button>
      <label htmlFor="other">Other words</label>
      <ProseField id="other" value={other} onChange={setOther} invalid {...field} />
      <pre id="markdown" hidden>
        {text}
      </pre>
    </>
  );
}

createRoot(document.querySelector('main') ?? document.body).render(
  <StrictMode>
    <FieldPage />
  </StrictMode>,
);
