/** Pictures, chosen by eye: small pictures with a search. */
import { useId, useState, useSyncExternalStore } from 'react';
import type { Option, Pictures } from '../../configuration/form-fields.ts';
import { matches } from './dialog.tsx';

/** The pictures there are. Somebody may add one while a list of them is open. */
export type Shelf = { get: () => Pictures; subscribe: (listener: () => void) => () => void };

/** Pictures that show at once. Each is a request. */
const SHOWN = 60;

/** The address of a small picture. */
export const thumbnail = (name: string) => `thumbnails/${encodeURIComponent(name)}`;

type Props = {
  shelf: Shelf;
  kind: keyof Pictures;
  /** Choices before the pictures: drawn marks, which have no small picture. */
  drawn?: readonly Option[];
  now: string | undefined;
  onChoose: (name: string) => void;
};

export function PictureList({ shelf, kind, drawn = [], now, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(SHOWN);
  const id = useId();
  const known = useSyncExternalStore(shelf.subscribe, shelf.get)[kind];
  const found = [...drawn, ...known].filter(({ label, value }) =>
    matches(search, `${label} ${value}`),
  );
  return (
    <>
      <label htmlFor={id}>Search pictures</label>
      <input
        id={id}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className="hint">
        <span role="status">
          {found.length === 1 ? 'One picture. ' : `${found.length} pictures. `}
        </span>
        <a href="photographs" target="_blank" rel="noreferrer">
          Add a photograph (in a new tab; it then appears here)
        </a>
      </p>
      <ul className="choices pictures">
        {found.slice(0, most).map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={option.value === now}
              onClick={() => onChoose(option.value)}
            >
              {!drawn.includes(option) && (
                <img src={thumbnail(option.value)} alt="" loading="lazy" />
              )}
              <span>{option.label}</span>
            </button>
          </li>
        ))}
        {found.length > most && (
          <li>
            <button type="button" onClick={() => setMost(most + SHOWN)}>
              More pictures
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
