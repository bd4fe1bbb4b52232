import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** What one tab is called and what it shows. */
export type Tab = {
  /** Its panel's `id`, and so its address on the page: unique there. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  /** Name of the list of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** How the list is laid out; a column answers to the up and down arrows too. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  className: string | undefined;
};

/**
 * Links to panels, of which the first shows at the start. Without scripts there is no list, and all panels
 * stand one under another. With them the links work by themselves (`:target`) until `behaviours/tabs.ts` makes
 * them tabs; from then on it keeps what React has rendered once.
 */
export function Tabs({ label, tabs, orientation = 'horizontal', className }: TabsProps) {
  const selectedAtFirst = (index: number) => (index === 0 ? '' : undefined);
  return (
    <div className={`${styles.tabs} ${className}`} data-tabs={orientation}>
      <nav className={styles.list} aria-label={label} data-needs-scripts suppressHydrationWarning>
        {tabs.map(({ id, label: name }, index) => (
          <a
            key={id}
            className={styles.tab}
            id={`${id}-tab`}
            href={`#${id}`}
            data-selected={selectedAtFirst(index)}
            suppressHydrationWarning
          >
            {name}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          className={styles.panel}
          id={id}
          data-selected={selectedAtFirst(index)}
          suppressHydrationWarning
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
