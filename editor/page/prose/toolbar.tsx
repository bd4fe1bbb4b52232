/** The buttons over a text. They are one stop of the Tab key; arrows go from one to the next. */
import { useState, type KeyboardEvent, type MouseEvent } from 'react';

export type Button = {
  name: string;
  icon?: string | undefined;
  /** As in `aria-keyshortcuts`. */
  keys?: string | undefined;
  /** Whether what it makes is there; without it the button only does something. */
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  /** @param byPointer whether a mouse or finger pressed it */
  press: (byPointer: boolean) => void;
};

type Props = { label: string; controls: string; buttons: readonly Button[] };

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export function Toolbar({ label, controls, buttons }: Props) {
  const [current, setCurrent] = useState('');
  // The button may have gone, as those of a table do.
  const stop = buttons.some(({ name }) => name === current) ? current : buttons[0]?.name;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((button) => button === document.activeElement);
    const to = STEPS[event.key]?.(at, all.length);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[to]?.focus();
  };

  // The text keeps the focus and the selection when a pointer presses a button.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return (
    <div
      className="prose-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={move}
    >
      {buttons.map(({ name, icon, keys, isOn, isOff, press }) => (
        <button
          key={name}
          type="button"
          aria-label={icon === undefined ? undefined : name}
          title={keys === undefined ? name : `${name} (${keys.replaceAll('+', ' + ')})`}
          aria-keyshortcuts={keys}
          aria-pressed={isOn}
          // `disabled` would take the focus away.
          aria-disabled={isOff === true ? true : undefined}
          tabIndex={name === stop ? 0 : -1}
          onFocus={() => setCurrent(name)}
          onMouseDown={keepFocus}
          onClick={(event) => {
            if (isOff !== true) press(event.detail > 0);
          }}
        >
          {icon === undefined ? (
            name
          ) : (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
          )}
        </button>
      ))}
    </div>
  );
}
