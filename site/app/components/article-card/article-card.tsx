import words from 'content:article';
import ui from 'content:ui';
import { fill } from '../../collections/fill.ts';
import type { ArticleCard as ArticleCardData } from '../../collections/entry-types.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type Sizes } from '../picture/picture.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: ArticleCardData;
  sizes: Sizes;
  /** `lead`: a large card on a dark ground; on wide screens its text is right of the picture, with `mirrored` left. */
  shape?: keyof typeof SHAPES;
};

const SHAPES = {
  plain: styles.card,
  lead: `${styles.card} ${styles.lead}`,
  mirrored: `${styles.card} ${styles.lead} ${styles.mirrored}`,
};

/** An article in a list. An article without a link is replaced by a warning (reading 17). */
export function ArticleCard({ article, sizes, shape = 'plain' }: ArticleCardProps) {
  const { title, excerpt, date, day, category, image, link } = article;
  if (!link) return <p className={styles.warning}>{fill(ui.missingLink, { title })}</p>;
  return (
    <article className={SHAPES[shape]} data-whole-link>
      <Picture picture={image} sizes={sizes} className={styles.image} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.category}>{category}</span> <time dateTime={day}>{date}</time>
        </p>
        <h3 className={styles.title}>
          <SiteLink href={link}>{title}</SiteLink>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        {shape !== 'plain' && (
          <p className={styles.more} aria-hidden="true">
            {words.readMore}
            <Icon name="arrow-right" />
          </p>
        )}
      </div>
    </article>
  );
}
