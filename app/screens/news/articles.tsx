import type { Ref } from 'react';
import { ArticleCard } from '#app/components/article-card/article-card.tsx';
import { ONE_OF_THREE, ONE_OF_TWO } from '#app/components/picture/picture.tsx';
import type { ArticleCard as ArticleCardData } from '#app/content/load.ts';
import styles from './articles.module.css';

type ArticlesProps = {
  articles: readonly ArticleCardData[];
  /** Those far down are laid out too: what stands where is known already, and the visitor goes back there. */
  isWhole: boolean;
  ref: Ref<HTMLUListElement>;
};

/** A front page: one article leads, two follow, the rest stand three abreast. Of a pair both lead. */
export function Articles({ articles, isWhole, ref }: ArticlesProps) {
  return (
    <ul className={isWhole ? styles.articles : `${styles.articles} ${styles.lazy}`} ref={ref}>
      {articles.map((article, index) => {
        const shape = shapeAt(index, articles.length);
        return shape === 'plain' ? (
          <li key={article.id}>
            <ArticleCard article={article} sizes={index < 3 ? ONE_OF_TWO : ONE_OF_THREE} />
          </li>
        ) : (
          <li key={article.id} className={styles.lead}>
            <ArticleCard
              article={article}
              shape={shape}
              sizes="(width >= 1024px) min(56vw, 50rem), 92vw"
            />
          </li>
        );
      })}
    </ul>
  );
}

function shapeAt(index: number, count: number) {
  if (index === 0) return 'lead';
  return count === 2 ? 'mirrored' : 'plain';
}
