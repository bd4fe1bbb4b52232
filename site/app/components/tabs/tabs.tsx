import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** The label of one tab and the content of its panel. */
export type Tab = {
  /** The `id` of the panel, unique on the page. `#id` is its address. */
  id: string;
  label: string;
  panel: ReactNode;
};

type TabsProps = {
  /** Name of the list of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Layout of the list. Up and Down keys work only in a vertical list. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  className: string | undefined;
};

/**
 * Links to panels; at the start the first panel shows. Without scripts there is no list, and all panels stand one below
 * another. With scripts the links work by `:target` until `browser/enhance/make-tabs.ts` makes them tabs and changes their
 * attributes.
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
