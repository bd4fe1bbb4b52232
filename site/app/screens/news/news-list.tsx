import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import news from 'content:news';
import newsIndex from 'content:newsIndex';
import { isForHere } from '#browser/boot/is-for-here.ts';
import { PageTurn } from '../../components/page-turn/page-turn.tsx';
import { fill } from '../../collections/fill.ts';
import { plural } from '../../collections/plural.ts';
import { pagePath } from '../../language.ts';
import { recallScroll } from '../../router/scroll-memory.ts';
import { Articles } from '../../components/articles/articles.tsx';
import { parseNewsQuery, newsQueryText, type Choice } from './news-query.ts';
import { Chips } from './chips.tsx';
import { NoArticles } from './no-articles.tsx';
import { metaOf } from './news-meta.ts';
import styles from './news-list.module.css';
import { atList, isStart, LIST_ID, partAt, type Part, type Place } from './news-place.ts';
import { loadedArticles } from './loaded-pages.ts';
import { useLoadedPart } from './use-loaded-part.ts';

const never = () => () => undefined;

/**
 * The query of the address. The first render has none, because it must agree with the document, which is the same for
 * all queries. The query makes the page longer, so the scroll position is restored only after it.
 */
function useQuery(): string {
  const { search, pathname } = useLocation();
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  const isShort = useRef(false);
  useLayoutEffect(() => {
    const top = isShort.current ? recallScroll(pagePath(pathname)) : null;
    if (top !== null) scrollTo({ top, behavior: 'instant' });
    isShort.current = query !== search;
  }, [query, search, pathname]);
  return query;
}

/** Moves the focus to the first new article. `expectMore` says that articles will be added to those on the page. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const added = [...(list.current?.children ?? [])].slice(before.current);
    before.current = null;
    const link = added.map((item) => item.querySelector('a')).find((found) => found !== null);
    link?.focus({ preventScroll: true });
  }, [count]);
  const expectMore = () => {
    before.current = count;
  };
  return { list, expectMore };
}

/** How many articles show, and of how many. */
function countOf({ count, first }: Part, shown: number): string {
  if (shown < count) return fill(news.range, { first, last: first + shown - 1, count });
  return fill(plural(news.count, count), { count });
}

/**
 * The articles, and the chips that filter them. Without scripts the chips and "Load more" lead to other pages of the
 * news; with scripts they change this page and its address.
 */
export function NewsList({ place }: { place: Place }) {
  const navigate = useNavigate();
  const query = useQuery();
  const asked = parseNewsQuery(query);
  const wanted = useMemo(() => partAt(newsIndex, place, parseNewsQuery(query)), [place, query]);
  const part = useLoadedPart(wanted);
  const articles = loadedArticles(part.paths) ?? [];
  const { list, expectMore } = useFocusOnMore(articles.length);

  // In the address, for a reload and for Back. It replaces the entry of the history.
  const ask = (next: typeof asked) =>
    void navigate({ search: newsQueryText(next) }, { replace: true });
  const choose = (choice: Choice) => ask({ choice, pages: 1 });
  const showMore = (event: MouseEvent) => {
    if (!isForHere(event)) return;
    event.preventDefault();
    if (part !== wanted) return;
    expectMore();
    ask({ ...asked, pages: part.paths.length + 1 });
  };

  return (
    <section className={styles.section} aria-labelledby={LIST_ID}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={LIST_ID}>{isStart(place) ? news.listTitle : metaOf(place).title}</h2>
          <Chips choice={wanted.choice} onChoose={isStart(place) ? choose : undefined} />
          <p className={styles.count} role="status">
            {countOf(part, articles.length)}
          </p>
        </header>
        {/* Stays in the document while its articles change: a new element would never be revealed. */}
        <div data-reveal="section">
          {articles.length > 0 ? (
            <Articles articles={articles} ref={list} />
          ) : (
            <NoArticles text={part.choice === null ? news.none : news.empty} />
          )}
        </div>
        <PageTurn
          before={{ href: part.newer && atList(part.newer), label: news.newer }}
          after={{ href: part.more && atList(part.more), label: news.more, onClick: showMore }}
        />
      </div>
    </section>
  );
}
