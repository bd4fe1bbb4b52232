import words from 'content:article';
import notFound from 'content:notFound';
import { ArticleCard } from '../../components/article-card/article-card.tsx';
import { AskSearch } from '../../components/back-link/back-link.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { Section } from '../../components/section/section.tsx';
import { Share } from '../../components/share/share.tsx';
import { loadArticle, type ArticleEntry, type Entry } from '../../collections/collections.ts';
import { defineScreen, type ScreenProps } from '../../router/screen.ts';
import { ArticleHead } from './article-head.tsx';
import styles from './article.module.css';

type Data = Entry<ArticleEntry> | null;

/** `/news/:id` (section 2, News article). An id that cannot be decoded is no article (reading 4). */
export const screen = defineScreen<Data>({
  load: ({ params: { id } }, source) => (id ? loadArticle(id, source) : Promise.resolve(null)),
  meta: (data) => data?.article ?? notFound.article.meta,
  crumb: (data) => (data?.article ?? notFound.article).title,
  tone: 'cream',
  Page: ({ data }: ScreenProps<Data>) => (data ? <Article entry={data} /> : <UnknownArticle />),
});

function Article({ entry: { article, related, html } }: { entry: Entry<ArticleEntry> }) {
  const path = `/news/${article.id}`;
  return (
    <div className={styles.page} data-colour="news">
      <article className={styles.article}>
        <ArticleHead article={article} />
        <Prose path={path} html={html} layout="page" />
      </article>
      <div className={styles.share}>
        <Share heading={words.share} path={path} title={article.title} />
      </div>
      {related.length > 0 && (
        <div data-screen-only>
          <Related articles={related} />
        </div>
      )}
    </div>
  );
}

function Related({ articles }: { articles: ArticleEntry['related'] }) {
  const isAlone = articles.length === 1;
  return (
    <Section title={words.related} ground="white">
      <ul className={isAlone ? undefined : styles.related}>
        {articles.map((article) => (
          <li key={article.id} data-reveal="section">
            <ArticleCard
              article={article}
              shape={isAlone ? 'lead' : 'plain'}
              sizes={
                isAlone
                  ? '(width >= 1024px) min(56vw, 50rem), 92vw'
                  : '(width >= 768px) min(29vw, 26rem), 92vw'
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UnknownArticle() {
  const { title, text, picture, back } = notFound.article;
  return (
    <div data-colour="news">
      <PictureHead title={title} text={text} image={picture}>
        <ButtonLink href="/news" label={back} variant="light" />
        <AskSearch {...notFound.address.search} />
      </PictureHead>
    </div>
  );
}
