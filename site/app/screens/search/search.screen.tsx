import words from 'content:search';
import subjects from 'content:searchSubjects';
import { LateStyles } from '../../components/late-styles/late-styles.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { defineScreen } from '../../router/screen.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search.module.css';

/** `/search`: a field that finds pages, and the list of all pages for visitors without scripts. */
export const screen = defineScreen({ meta: () => words.meta, Page: Search });

function Search() {
  return (
    <div className={styles.page} data-colour="about">
      <section className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <SearchBox />
        <LateStyles />
      </section>
      <section className={styles.all}>
        <h2>{words.listTitle}</h2>
        <div className={styles.subjects}>
          {subjects.map(({ name, pages }) => (
            <section key={name} className={styles.subject}>
              <h3>{name}</h3>
              <ul>
                {pages.map(({ path, title }) => (
                  <li key={title}>
                    <SiteLink href={path} className={styles.link}>
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}
