import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import news from 'content:news';
import { ArticleCard } from '#app/components/article-card/article-card.tsx';
import { ONE_OF_THREE, ONE_OF_TWO, Picture } from '#app/components/picture/picture.tsx';
import type { ArticleCard as ArticleCardData } from '#app/content/load.ts';
import { categoriesOf, choiceFrom, filterArticles, queryFor, type Choice } from './filter.ts';
import styles from './news-list.module.css';

const never = () => () => undefined;

/** The query of the address; none in the first render, which must agree with a page made for all queries. */
function useQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
}

/** The articles and the chips that narrow them down; without scripts all show, and no chips. */
export function NewsList({ articles }: { articles: readonly ArticleCardData[] }) {
  const navigate = useNavigate();
  const choice = choiceFrom(useQuery());
  // The address keeps the choice, for a reload and for Back; the history does not grow by it.
  const choose = (next: Choice) => void navigate({ search: queryFor(next) }, { replace: true });
  const shown = filterArticles(articles, choice);
  const count = shown.length === 1 ? news.count.one : news.count.other;
  return (
    <section className={styles.section} aria-labelledby="articles">
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id="articles">{news.listTitle}</h2>
          <Chips categories={categoriesOf(articles)} choice={choice} onChoose={choose} />
          <p className={styles.count} role="status">
            {count.replace('{count}', String(shown.length))}
          </p>
        </header>
        {/* Stays while its articles change: one that came in later would never be revealed. */}
        <div data-reveal="section">
          {shown.length > 0 ? (
            <Articles articles={shown} />
          ) : (
            <div className={styles.empty}>
              <Picture
                className={styles.emptyPicture}
                picture={news.emptyPicture}
                sizes="(width >= 768px) 22rem, 80vw"
              />
              <p>{news.empty}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

type ChipsProps = {
  categories: readonly string[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function Chips({ categories, choice, onChoose }: ChipsProps) {
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label={news.filterLabel}
      data-needs-scripts
      data-hydrate
    >
      {[null, ...categories].map((category) => (
        <button
          key={category}
          type="button"
          className={styles.chip}
          aria-pressed={category === choice}
          onClick={() => onChoose(category)}
        >
          {category ?? news.all}
        </button>
      ))}
    </div>
  );
}

/** A front page: one article leads, two follow, the rest stand three abreast. Of a pair both lead. */
function Articles({ articles }: { articles: readonly ArticleCardData[] }) {
  return (
    <ul className={styles.articles}>
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
