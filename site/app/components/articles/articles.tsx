import type { Ref } from 'react';
import { ArticleCard } from '../article-card/article-card.tsx';
import { ONE_OF_THREE, ONE_OF_TWO } from '../picture/picture.tsx';
import type { ArticleCard as ArticleCardData } from '../../collections/entry-types.ts';
import styles from './articles.module.css';

type ArticlesProps = {
  articles: readonly ArticleCardData[];
  ref: Ref<HTMLUListElement>;
};

/** Articles as on the front page of a newspaper: one large, then two in a row, then three in a row. Of two, both are large. */
export function Articles({ articles, ref }: ArticlesProps) {
  return (
    <ul className={styles.articles} ref={ref}>
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
