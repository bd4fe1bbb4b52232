import words from 'content:service';
import { LinkCard } from '../link-card/link-card.tsx';
import { ONE_OF_THREE } from '../picture/picture.tsx';
import type { ServiceCard } from '../../collections/entry-types.ts';
import styles from './service-cards.module.css';

/** Cards of services, three in a row; each is a link to the page of its service. */
export function ServiceCards({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={styles.cards}>
      {services.map(({ id, title, description, image, link }) => (
        <li key={id} data-reveal="section">
          <LinkCard
            title={title}
            text={description}
            image={image}
            href={link}
            more={words.learnMore}
            sizes={ONE_OF_THREE}
          />
        </li>
      ))}
    </ul>
  );
}
