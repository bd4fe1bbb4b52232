/** A dialog that is open as long as it is drawn. Escape closes it. */
import './dialogs.css';
import { useEffect, useId, useRef, type ReactNode } from 'react';

/** Whether all typed words are somewhere in a text. */
export const matches = (typed: string, text: string) => {
  const found = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
};

type Props = {
  title: string;
  /** The words on the button that closes it and does nothing else. */
  cancel?: string;
  /** A button that stands after it: what opens then has the focus on the button that changes nothing. */
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function Dialog({ title, cancel = 'Cancel', action, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <button type="button" onClick={() => dialog.current?.close()}>
        {cancel}
      </button>
      {action}
    </dialog>
  );
}
