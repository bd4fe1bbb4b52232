import words from 'content:service';
import { LinkCard } from '#app/components/link-card/link-card.tsx';
import { ONE_OF_THREE } from '#app/components/picture/picture.tsx';
import type { ServiceCard } from '#app/content/load.ts';
import styles from './service-cards.module.css';

/** Services three abreast, each leading to its page. */
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
