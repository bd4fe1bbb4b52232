import news from 'content:news';
import newsIndex from 'content:newsIndex';
import { isForHere } from '#browser/boot/is-for-here.ts';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { newsPath } from '../../collections/news-pages.ts';
import { hasPages } from '../../collections/paging.ts';
import { atList } from './news-place.ts';
import type { Choice } from './news-query.ts';
import styles from './chips.module.css';

type ChipsProps = {
  choice: Choice;
  /** Shows a choice in place; absent if each choice is a page of its own. */
  onChoose: ((choice: Choice) => void) | undefined;
};

/** A chip for all articles and one for each category: buttons while one page has every article, links otherwise. */
export function Chips(props: ChipsProps) {
  return hasPages(newsIndex.count) ? <LinkChips {...props} /> : <ButtonChips {...props} />;
}

function ButtonChips({ choice, onChoose }: ChipsProps) {
  const names = newsIndex.categories.map(({ name }) => name);
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label={news.filterLabel}
      data-needs-scripts
      data-hydrate
    >
      {[null, ...names].map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={name === choice}
          onClick={() => onChoose?.(name)}
        >
          {name ?? news.all}
        </button>
      ))}
    </div>
  );
}

function LinkChips({ choice, onChoose }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={news.filterLabel}>
      {[null, ...newsIndex.categories].map((category) => (
        <SiteLink
          key={category?.slug ?? ''}
          href={atList(newsPath(category?.slug ?? null))}
          className={styles.chip}
          current={(category?.name ?? null) === choice ? 'true' : undefined}
          onClick={(event) => {
            if (!onChoose || !isForHere(event)) return;
            event.preventDefault();
            onChoose(category?.name ?? null);
          }}
        >
          {category?.name ?? news.all}
        </SiteLink>
      ))}
    </div>
  );
}
