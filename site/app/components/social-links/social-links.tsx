import ui from 'content:ui';
import type { Site } from '#render/content/schemas/site.schema.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './social-links.module.css';

/** Links to the networks; they open in a new tab and say so. */
export function SocialLinks({ links }: { links: Site['socials'] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} ${ui.newTab}`}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
