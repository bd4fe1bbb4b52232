import site from 'content:site';
import translation from 'content:translation';

/** What a page says of its translation: that nobody has read it yet, or that it is held back in English. */
export type TranslationState = 'waiting' | 'heldBack';

/**
 * One line above a page of another language than the first. Its words are in `notes.yaml` of the language, its styles in
 * `render/translation-note.css`.
 */
export function TranslationNote({ state }: { state: TranslationState | undefined }) {
  if (!translation || !state) return null;
  const { waiting, heldBack, mail, whatsapp } = translation;
  return (
    <aside aria-labelledby="translation" data-translation={state} data-screen-only>
      {state === 'heldBack' ? (
        <span id="translation">{heldBack}</span>
      ) : (
        <>
          <span id="translation">{waiting}</span> <a href={`mailto:${site.emails.info}`}>{mail}</a>{' '}
          <a href={site.phone.whatsapp} target="_blank" rel="noopener noreferrer">
            {whatsapp}
          </a>
        </>
      )}
    </aside>
  );
}
