import type { ColourKey } from '#app/content/schema.ts';
import type { Picture as PictureData } from '#app/content/pictures.ts';
import { Picture, type Sizes } from '#app/components/picture/picture.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Icon } from '#app/components/icon/icon.tsx';
import styles from './link-card.module.css';

type LinkCardProps = {
  title: string;
  text: string;
  image: PictureData;
  href: string;
  sizes: Sizes;
  colour?: ColourKey;
  /** What the card's foot says; decoration, as the title is the link. */
  more?: string;
};

/** A picture, a title and a sentence that lead somewhere. */
export function LinkCard({ title, text, image, href, sizes, colour, more }: LinkCardProps) {
  return (
    <article className={styles.card} data-colour={colour}>
      <Picture picture={image} sizes={sizes} className={styles.image} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <SiteLink href={href}>{title}</SiteLink>
        </h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.more} aria-hidden="true">
          {more}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
