/** The dialogs of the text field: where a link leads, and which picture stands in the text. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { readAddress, type Page, type Site } from './addresses.ts';

/** More than these would not be looked at; searching finds the others. */
const MOST_LINKS = 30;
const MOST_PICTURES = 60;

/** Whether all typed words are somewhere in a text. */
const matches = (typed: string, text: string) => {
  const found = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
};

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog that is open as long as it is drawn. Escape closes it. */
function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="prose-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </dialog>
  );
}

type LinkProps = {
  site: Site;
  /** The address of the link that is there. */
  href: string | undefined;
  onChoose: (href: string, title: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks for a page of the site, or for an address. */
export function LinkDialog({ site, href, onChoose, onRemove, onClose }: LinkProps) {
  const [typed, setTyped] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const answer = readAddress(typed, site);
  const isSearch = answer.href === undefined || answer.href.startsWith('/');
  const found = site.links.filter(
    ({ address, title }) => isSearch && matches(typed, `${title} ${address}`),
  );
  const problem =
    answer.problem ??
    (answer.href === undefined && found.length === 0
      ? 'No page has this name. The address of another site begins with https://, as in https://www.fao.org.'
      : undefined);
  const choose = () => {
    if (answer.href === undefined) setWrong(true);
    else onChoose(answer.href, titleOf(answer.href, site.links) ?? typed.trim());
  };
  const unclear = 'Choose a page from the list, or type a whole address.';
  const message = problem ?? (isWrong ? unclear : undefined);

  return (
    <Dialog title={href === undefined ? 'Link' : 'Change the link'} onClose={onClose}>
      <label htmlFor={id}>Page or address</label>
      <p id={`${id}-hint`} className="hint">
        Search for a page of this site, or type an address: of a site, a mail address or a phone
        number.
      </p>
      <input
        id={id}
        value={typed}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={message === undefined ? undefined : true}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // It would send the form around the text.
          event.preventDefault();
          choose();
        }}
      />
      <p id={`${id}-problem`} className="wrong" role="status">
        {message}
      </p>
      <ul className="prose-choices">
        {found.slice(0, MOST_LINKS).map(({ address, title }) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address, title)}>
              <strong>{title}</strong> {address}
            </button>
          </li>
        ))}
      </ul>
      <More count={found.length - MOST_LINKS} />
      <button type="button" className="main" onClick={choose}>
        Set link
      </button>
      {href !== undefined && (
        <button type="button" onClick={onRemove}>
          Remove link
        </button>
      )}
    </Dialog>
  );
}

const titleOf = (href: string, links: readonly Page[]) =>
  links.find(({ address }) => address === href)?.title;

function More({ count }: { count: number }) {
  return count > 0 ? <p className="hint">{count} more: type more of the name.</p> : null;
}

export type Picture = { name: string; label: string; alt?: string };

type PictureProps = {
  pictures: readonly Picture[];
  thumbnail: (name: string) => string;
  /** The picture that is there. */
  chosen: { name: string; alt: string } | undefined;
  onChoose: (name: string, alt: string) => void;
  onClose: () => void;
};

/** Asks for a photograph or drawing, and for the words in its place. */
export function PictureDialog({ pictures, thumbnail, chosen, onChoose, onClose }: PictureProps) {
  const [typed, setTyped] = useState('');
  const [name, setName] = useState(chosen?.name);
  const [alt, setAlt] = useState(chosen?.alt ?? '');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const found = pictures.filter((picture) =>
    matches(typed, `${picture.label} ${picture.name} ${picture.alt ?? ''}`),
  );
  const own = pictures.find((picture) => picture.name === name)?.alt;
  const message = (() => {
    if (isMissing && name === undefined) return 'Choose a picture first.';
    return found.length === 0 ? 'No picture has this name.' : undefined;
  })();

  return (
    <Dialog title={chosen === undefined ? 'Picture' : 'Change the picture'} onClose={onClose}>
      <label htmlFor={id}>Search</label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className="wrong" role="status">
        {message}
      </p>
      <ul className="prose-pictures">
        {found.slice(0, MOST_PICTURES).map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              aria-pressed={picture.name === name}
              onClick={() => setName(picture.name)}
            >
              <img src={thumbnail(picture.name)} alt="" loading="lazy" />
              {picture.label}
            </button>
          </li>
        ))}
      </ul>
      <More count={found.length - MOST_PICTURES} />
      <label htmlFor={`${id}-alt`}>What it shows</label>
      <p id={`${id}-hint`} className="hint">
        For people who cannot see it. Leave it empty to take the picture’s own words
        {own === undefined || own === '' ? '.' : `: “${own}”`}
      </p>
      <input
        id={`${id}-alt`}
        value={alt}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setAlt(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <button
        type="button"
        className="main"
        onClick={() => {
          if (name === undefined) setMissing(true);
          else onChoose(name, alt.trim());
        }}
      >
        {chosen === undefined ? 'Insert picture' : 'Change picture'}
      </button>
    </Dialog>
  );
}
