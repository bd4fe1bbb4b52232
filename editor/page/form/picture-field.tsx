/** A picture, chosen by eye. */
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../dialogs/dialog.tsx';
import { PictureList, thumbnail } from '../dialogs/picture-list.tsx';
import { labelOf, useMarks, type FieldProps } from './box.tsx';
import { useForm } from './form-context.ts';

export function PictureField({ field, place, value }: FieldProps) {
  const { change, shelf } = useForm();
  const { joined, marks } = useMarks({ field, place, value });
  const [isOpen, setOpen] = useState(false);
  const { options: drawn = [], pictures: kind = 'pictures' } = field;
  const known = useSyncExternalStore(shelf.subscribe, shelf.get)[kind];
  const now = typeof value === 'string' ? value : '';
  const isNow = (option: { value: string }) => option.value === now;

  function close(): void {
    // The button cannot get the focus while the dialog is open.
    flushSync(() => setOpen(false));
    document.getElementById(place)?.focus();
  }
  return (
    <div className="field" role="group" aria-labelledby={`${place}-label`}>
      <span className="label" id={`${place}-label`}>
        {labelOf(field)}
      </span>
      <div className="picture">
        {known.some(isNow) && <img src={thumbnail(now)} alt="" loading="lazy" />}
        <button
          type="button"
          id={place}
          aria-describedby={[`${place}-now`, joined['aria-describedby']].filter(Boolean).join(' ')}
          aria-labelledby={`${place} ${place}-label`}
          onClick={() => setOpen(true)}
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
          {[...drawn, ...known].find(isNow)?.label ?? (now === '' ? 'None chosen' : now)}
        </span>
      </div>
      {marks}
      {isOpen && (
        <Dialog title={field.label} onClose={close}>
          <PictureList
            {...{ shelf, kind, drawn, now }}
            onChoose={(name) => {
              change(place, name);
              close();
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
