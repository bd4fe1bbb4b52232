/** A picture, chosen by eye: small pictures in a window with a search. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Option } from '../../configuration/form-fields.ts';
import { labelOf, useMarks, type FieldProps } from './box.tsx';
import { useForm } from './form-context.ts';

/** Pictures that show at once. Each is a request. */
const SHOWN = 60;

/** The address of a small picture. */
export const thumbnail = (name: string) => `thumbnails/${encodeURIComponent(name)}`;

export function PictureField({ field, place, value }: FieldProps) {
  const { change, pictures } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  const dialog = useRef<HTMLDialogElement>(null);
  const [options, setOptions] = useState<readonly Option[]>();
  const now = typeof value === 'string' ? value : '';
  const drawn = field.options ?? [];
  const known = field.pictures ? pictures()[field.pictures] : [];
  const chosen = [...drawn, ...known].find((option) => option.value === now);
  const isPicture = known.some((option) => option.value === now);

  function open(): void {
    // The list is drawn only while it is open: a form has dozens of such fields.
    flushSync(() => setOptions([...drawn, ...known]));
    dialog.current?.showModal();
  }
  function choose(name: string): void {
    change(place, name);
    dialog.current?.close();
  }
  return (
    <div className="field" role="group" aria-labelledby={`${place}-label`}>
      <span className="label" id={`${place}-label`}>
        {labelOf(field)}
      </span>
      <div className="picture">
        {isPicture && <img src={thumbnail(now)} alt="" loading="lazy" />}
        <button
          type="button"
          id={place}
          aria-describedby={[`${place}-now`, joined['aria-describedby']].filter(Boolean).join(' ')}
          aria-labelledby={`${place} ${place}-label`}
          onClick={open}
        >
          {now === '' ? 'Choose' : 'Change'}
        </button>
        {now !== '' && !field.isNeeded && (
          <button
            type="button"
            aria-label={`Remove: ${field.label}`}
            onClick={() => change(place, '')}
          >
            Remove
          </button>
        )}
        <span id={`${place}-now`} className={joined['aria-invalid'] ? 'wrong' : 'hint'}>
          {chosen?.label ?? (now === '' ? 'None chosen' : now)}
        </span>
      </div>
      {marks}
      <dialog
        ref={dialog}
        aria-label={field.label}
        className="pictures"
        onClose={() => setOptions(undefined)}
      >
        {options && (
          <Choices
            options={options}
            isPicture={(name) => known.some((one) => one.value === name)}
            now={now}
            onChoose={choose}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </div>
  );
}

type ChoicesProps = {
  options: readonly Option[];
  /** Whether a choice has a picture. A drawn mark has none. */
  isPicture: (name: string) => boolean;
  now: string;
  onChoose: (name: string) => void;
  onClose: () => void;
};

function Choices({ options, isPicture, now, onChoose, onClose }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(SHOWN);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter(({ label, value }) =>
    words.every((word) => `${label} ${value}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <div className="head">
        <label>
          Search pictures
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="hint">
        <span role="status">
          {found.length === 1 ? 'One picture. ' : `${found.length} pictures. `}
        </span>
        <a href="photographs" target="_blank" rel="noreferrer">
          Add a photograph (in a new tab)
        </a>
      </p>
      <ul>
        {found.slice(0, most).map(({ value, label }) => (
          <li key={value}>
            <button type="button" aria-pressed={value === now} onClick={() => onChoose(value)}>
              {isPicture(value) && <img src={thumbnail(value)} alt="" loading="lazy" />}
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + SHOWN)}>
          More pictures
        </button>
      )}
    </>
  );
}
