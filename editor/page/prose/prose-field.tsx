/** A field for a text in Markdown: as it looks on the site, or, behind a switch, as Markdown itself. */
import './prose.css';
import { useState } from 'react';
import { RichText, type ProseProps } from './rich-text.tsx';
import { Toolbar, type Button } from './toolbar.tsx';

/** Where the device remembers the choice. */
const KEY = 'prose-markdown';

/** A browser may forbid to keep anything; then the choice holds for the page. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

function remember(isMarkdown: boolean): void {
  try {
    if (isMarkdown) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // The page works without.
  }
}

/**
 * A text field with buttons for headings, lists, links, pictures and tables. What it cannot show stays as it is written.
 * Its name is that of the `<label>` with its id.
 */
export function ProseField(props: ProseProps) {
  const { id, value, onChange, describedBy, invalid } = props;
  const [isMarkdown, setMarkdown] = useState(remembered);

  const toMarkdown: Button = {
    name: 'Markdown',
    isOn: isMarkdown,
    press: () => {
      remember(!isMarkdown);
      setMarkdown(!isMarkdown);
    },
  };

  return (
    <div className="prose-field">
      {isMarkdown ? (
        <>
          <Toolbar label="Format" controls={id} buttons={[toMarkdown]} />
          <textarea
            id={id}
            className="prose-markdown"
            value={value}
            aria-describedby={describedBy}
            aria-invalid={invalid === true ? true : undefined}
            spellCheck
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      ) : (
        <RichText {...props} toMarkdown={toMarkdown} />
      )}
    </div>
  );
}
