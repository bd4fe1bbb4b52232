/** Asks for a picture of a text, and for the words in its place. */
import { useId, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { PictureList, type Shelf } from './picture-list.tsx';

type Props = {
  shelf: Shelf;
  /** The picture that is there. */
  chosen: { name: string; alt: string } | undefined;
  onChoose: (name: string, alt: string) => void;
  onClose: () => void;
};

export function PictureDialog({ shelf, chosen, onChoose, onClose }: Props) {
  const [name, setName] = useState(chosen?.name);
  const [alt, setAlt] = useState(chosen?.alt ?? '');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  return (
    <Dialog title={chosen === undefined ? 'Picture' : 'Change the picture'} onClose={onClose}>
      <PictureList shelf={shelf} kind="pictures" now={name} onChoose={setName} />
      <p className="wrong" role="alert">
        {isMissing && name === undefined && 'Choose a picture first.'}
      </p>
      <label htmlFor={`${id}-alt`}>What it shows</label>
      <p id={`${id}-hint`} className="hint">
        For people who cannot see it. Leave it empty to take the picture’s own words.
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
