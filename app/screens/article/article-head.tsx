import words from 'content:article';
import { ClothBand } from '#app/components/cloth-band/cloth-band.tsx';
import { Icon } from '#app/components/icon/icon.tsx';
import { LateStyles } from '#app/components/late-styles/late-styles.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import type { ArticleEntry } from '#app/content/collections.ts';
import styles from './article-head.module.css';

/** An article's title across the page, its facts in the margin, its picture and excerpt on the text's axis. */
export function ArticleHead({ article }: Pick<ArticleEntry, 'article'>) {
  const { title, category, author, day, date, excerpt, image } = article;
  return (
    <header>
      <div className={styles.head}>
        <SiteLink href="/news" className={styles.back}>
          <Icon name="arrow-left" />
          {words.back}
        </SiteLink>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.facts}>
          <p className={styles.category}>{category}</p>
          <p>
            {words.by} <strong className={styles.author}>{author}</strong>
          </p>
          <time dateTime={day}>{date}</time>
        </div>
        <div className={styles.cloth}>
          <ClothBand cloth="eye" />
        </div>
        <div className={styles.picture}>
          <Picture
            picture={image}
            eager
            sizes="(width >= 1024px) min(69vw, 61rem), 100vw"
            className={styles.image}
          />
        </div>
      </div>
      <p className={styles.excerpt}>{excerpt}</p>
      <LateStyles />
    </header>
  );
}
