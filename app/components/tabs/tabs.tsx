import { useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** What one tab is called and what it shows. */
export type Tab = {
  /** Its panel's `id`, and so the address without scripts: unique on the page. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  /** Name of the list of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** How the list is laid out; a column answers to the up and down arrows too. */
  orientation?: 'horizontal' | 'vertical';
  className?: string;
};

/** Where an arrow, Home or End leads from tab `from`; `null` for any other key. */
function destination(key: string, from: number, count: number, vertical: boolean): number | null {
  const next = (from + 1) % count;
  const previous = (from + count - 1) % count;
  switch (key) {
    case 'ArrowRight':
      return next;
    case 'ArrowLeft':
      return previous;
    case 'ArrowDown':
      return vertical ? next : null;
    case 'ArrowUp':
      return vertical ? previous : null;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return from;
    default:
      return null;
  }
}

const never = () => () => undefined;

/** Whether React has taken over: false on the server and in the first render that must agree with it. */
function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Tabs after the WAI-ARIA pattern, with automatic activation. Each tab is a link to its panel: without
 * scripts all panels are listed and the tabs jump to them. Only then, and until React is there, can every
 * tab be reached with the Tab key; afterwards one can, and the arrows lead to the others.
 */
export function Tabs({ label, tabs, orientation = 'horizontal', className }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const takenOver = useTakenOver();

  const press = (event: KeyboardEvent, from: number) => {
    // Alt and an arrow is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = destination(event.key, from, tabs.length, orientation === 'vertical');
    if (to === null) return;
    event.preventDefault();
    setSelected(to);
    document.getElementById(`${tabs[to]?.id}-tab`)?.focus();
  };

  return (
    <div className={className ? `${styles.tabs} ${className}` : styles.tabs} data-hydrate="">
      <div className={styles.list} role="tablist" aria-label={label} aria-orientation={orientation}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            className={styles.tab}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            role="tab"
            aria-controls={tab.id}
            aria-selected={index === selected}
            tabIndex={takenOver && index !== selected ? -1 : 0}
            onClick={(event) => {
              event.preventDefault();
              setSelected(index);
            }}
            onKeyDown={(event) => press(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          className={styles.panel}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          data-selected={index === selected ? '' : undefined}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
