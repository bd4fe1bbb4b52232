import site from 'content:site';
import translation from 'content:translation';

/** What a page says of its translation: that nobody has read it yet, that it is held back, or that there is none. */
export type TranslationState = 'waiting' | 'heldBack' | 'missing';

/**
 * One line above a page of another language than the first. Its words are in `notes.yaml` of the language, its styles in
 * `render/translation-note.css`.
 */
export function TranslationNote({ state }: { state: TranslationState | undefined }) {
  if (!translation || !state) return null;
  const { mail, whatsapp } = translation;
  return (
    <aside aria-labelledby="translation" data-translation={state} data-screen-only>
      <span id="translation">{translation[state]}</span>
      {state === 'waiting' && (
        <>
          {' '}
          <a href={`mailto:${site.emails.info}`}>{mail}</a>{' '}
          <a href={site.phone.whatsapp} target="_blank" rel="noopener noreferrer">
            {whatsapp}
          </a>
        </>
      )}
    </aside>
  );
}
