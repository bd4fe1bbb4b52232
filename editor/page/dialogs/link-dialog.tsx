/** Asks where a link leads: to a page of the site, or to another address. */
import { useId, useState } from 'react';
import { readAddress, type Page, type Site } from './addresses.ts';
import { Dialog, matches } from './dialog.tsx';

/** More than these would not be looked at; searching finds the others. */
const MOST = 30;

type Props = {
  site: Site;
  /** The address of the link that is there. */
  href: string | undefined;
  onChoose: (href: string, title: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

export function LinkDialog({ site, href, onChoose, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(href ?? '');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const answer = readAddress(typed, site);
  const isSearch = answer.href === undefined || answer.href.startsWith('/');
  const found = site.links.filter(
    // The address that is there is no search yet.
    ({ address, title }) => isSearch && (typed === href || matches(typed, `${title} ${address}`)),
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
        onFocus={(event) => event.target.select()}
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
      <ul className="choices">
        {found.slice(0, MOST).map(({ address, title }) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address, title)}>
              <strong>{title}</strong> {address}
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST && (
        <p className="hint">{found.length - MOST} more: type more of the name.</p>
      )}
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
