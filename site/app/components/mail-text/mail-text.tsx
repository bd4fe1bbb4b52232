import { splitText } from '../../collections/split-text.ts';

/** An e-mail address in a text; a full stop behind it ends the sentence. */
const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A line of content, in which each e-mail address is a link. Longer texts have these links from `prose.ts`. */
export function MailText({ text }: { text: string }) {
  return (
    <span>
      {splitText(text, MAIL).map((part, index) =>
        // The parts at odd places are the addresses.
        index % 2 ? (
          <a key={part} href={`mailto:${part}`} translate="no">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  );
}
