import words from 'content:article';
import ui from 'content:ui';
import type { ArticleCard as ArticleCardData } from '#app/content/load.ts';
import { Icon } from '#app/components/icon/icon.tsx';
import { Picture, type Sizes } from '#app/components/picture/picture.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: ArticleCardData;
  sizes: Sizes;
  /** `lead`: a poster of its own, on wide screens with the words beside the picture; `mirrored`: before it. */
  shape?: keyof typeof SHAPES;
};

const SHAPES = {
  plain: styles.card,
  lead: `${styles.card} ${styles.lead}`,
  mirrored: `${styles.card} ${styles.lead} ${styles.mirrored}`,
};

/** An article in a list. One without a link shows a warning in its place (reading 17). */
export function ArticleCard({ article, sizes, shape = 'plain' }: ArticleCardProps) {
  const { title, excerpt, date, day, category, image, link } = article;
  if (!link) return <p className={styles.warning}>{ui.missingLink.replace('{title}', title)}</p>;
  return (
    <article className={SHAPES[shape]}>
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
