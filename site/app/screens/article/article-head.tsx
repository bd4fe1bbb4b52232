import words from 'content:article';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { ClothBand } from '../../components/cloth-band/cloth-band.tsx';
import { PhotoCredit } from '../../components/photo-credit/photo-credit.tsx';
import { LateStyles } from '../../components/late-styles/late-styles.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import type { ArticleEntry } from '../../collections/collections.ts';
import styles from './article-head.module.css';

const [before, after] = words.by.split('{author}');

/** The top of an article: title, category, author, date, picture and excerpt. */
export function ArticleHead({ article }: Pick<ArticleEntry, 'article'>) {
  const { title, category, author, day, date, excerpt, image } = article;
  return (
    <header>
      <div data-dark-head className={styles.head}>
        <div className={styles.back}>
          <BackLink href="/news" label={words.back} />
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.facts}>
          <p className={styles.category}>{category}</p>
          <p>
            {before}
            <strong className={styles.author} translate="no">
              {author}
            </strong>
            {after}
          </p>
          <time dateTime={day}>{date}</time>
          {PHOTOGRAPHS && <PhotoCredit picture={image} />}
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
