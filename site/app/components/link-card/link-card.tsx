import type { ColourKey } from '#render/content/field-kinds.ts';
import type { Picture as PictureData } from '../picture/picture-data.ts';
import { Picture, type Sizes } from '../picture/picture.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './link-card.module.css';

type LinkCardProps = {
  title: string;
  text: string;
  image: PictureData;
  href: string;
  sizes: Sizes;
  colour?: ColourKey;
  /** Text at the foot of the card, before the arrow. Decoration, because the title is the link. */
  more?: string;
};

/** A card with a picture, a title and a sentence. All of it is a link. */
export function LinkCard({ title, text, image, href, sizes, colour, more }: LinkCardProps) {
  return (
    <article className={styles.card} data-whole-link data-colour={colour}>
      <Picture picture={image} sizes={sizes} className={styles.image} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <SiteLink href={href}>{title}</SiteLink>
          {!more && <Icon name="arrow-right" />}
        </h3>
        <p className={styles.text}>{text}</p>
        {more && (
          <p className={styles.more} aria-hidden="true">
            <span>{more}</span>
            <Icon name="arrow-right" />
          </p>
        )}
      </div>
    </article>
  );
}
