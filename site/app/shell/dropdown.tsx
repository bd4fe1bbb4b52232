import type { Navigation } from '#render/content/schemas/navigation.schema.ts';
import { Picture } from '../components/picture/picture.tsx';
import { SiteLink } from '../components/site-link/site-link.tsx';
import placeholder from 'content:placeholder';
import { useCurrent } from './current.ts';
import styles from './dropdown.module.css';

type DropdownProps = {
  name: string;
  items: NonNullable<Navigation['main'][number]['dropdownItems']>;
  /** Class of the button. */
  className: string | undefined;
};

/**
 * A button and its panel, a native popover: it opens on a click, only one at a time. A second click, a click elsewhere
 * and Escape close it. It needs no script (reading 24). Its pictures are lazy, so the browser loads them when the panel
 * first opens (reading 30).
 */
export function Dropdown({ name, items, className }: DropdownProps) {
  const { current, currentAmong } = useCurrent();
  const id = `panel-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  return (
    <>
      {/* `browser/enhance/menus.ts` sets aria-expanded, perhaps before hydration. */}
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-current={currentAmong(items)}
        suppressHydrationWarning
      >
        <span>{name}</span>
        <span className={styles.mark} aria-hidden="true" />
      </button>
      <div popover="auto" id={id} className={styles.panel}>
        <ul className={styles.items}>
          {items.map(({ name: label, href, description, image }) => (
            <li key={href}>
              <SiteLink href={href} className={styles.item} current={current(href)}>
                <Picture
                  picture={image}
                  sizes={items.length > 3 ? '15rem' : '20rem'}
                  fallback={placeholder}
                  className={styles.image}
                />
                <strong className={styles.label}>{label}</strong>
                <span className={styles.description}>{description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
