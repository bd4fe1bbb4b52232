import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import news from 'content:news';
import newsIndex from 'content:newsIndex';
import { isForHere } from '#app/behaviours/is-for-here.ts';
import { PageTurn } from '#app/components/page-turn/page-turn.tsx';
import { fill } from '#app/content/fill.ts';
import { canonicalPath } from '#app/router/address.ts';
import { recallScroll } from '#app/router/scroll-memory.ts';
import { Articles } from './articles.tsx';
import { askedFrom, queryFor, type Choice } from './asked.ts';
import { Chips } from './chips.tsx';
import { Empty } from './empty.tsx';
import { atList, LIST_ID } from './list-id.ts';
import { metaOf } from './meta.ts';
import styles from './news-list.module.css';
import { isStart, partAt, type Part, type Place } from './place.ts';
import { articlesOn } from './shelf.ts';
import { useArrived } from './use-arrived.ts';

const never = () => () => undefined;

/**
 * The query of the address; none in the first render, which must agree with a page made for all queries. What
 * the query adds makes the page longer, so that only then the visitor can be where they were.
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
    const top = isShort.current ? recallScroll(canonicalPath(pathname)) : null;
    if (top !== null) scrollTo({ top, behavior: 'instant' });
    isShort.current = query !== search;
  }, [query, search, pathname]);
  return query;
}

/** Gives the focus to the first of the articles that come after those which `expectMore` has found on the page. */
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
  return fill(count === 1 ? news.count.one : news.count.other, { count });
}

/**
 * The articles and the chips that narrow them down. The chips and the link to more are links to other pages of
 * the news; with scripts they change this one, and its address keeps what it shows.
 */
export function NewsList({ place }: { place: Place }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isReturn] = useState(() => recallScroll(canonicalPath(pathname)) !== null);
  const query = useQuery();
  const asked = askedFrom(query);
  const wanted = useMemo(() => partAt(newsIndex, place, askedFrom(query)), [place, query]);
  const part = useArrived(wanted);
  const articles = articlesOn(part.paths) ?? [];
  const { list, expectMore } = useFocusOnMore(articles.length);

  // For a reload and for Back; the history does not grow by it.
  const ask = (next: typeof asked) => void navigate({ search: queryFor(next) }, { replace: true });
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
        {/* Stays while its articles change: one that came in later would never be revealed. */}
        <div data-reveal="section">
          {articles.length > 0 ? (
            <Articles articles={articles} isWhole={isReturn && query !== ''} ref={list} />
          ) : (
            <Empty />
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
