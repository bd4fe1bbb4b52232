import type { Language } from '@website/site/content/languages.ts';
import { Bar } from './bar.tsx';
import { Head, Page } from './page.tsx';
import type { PageNames } from '../page-files.ts';
import type { TextSection } from '../texts.ts';

type Props = {
  sections: readonly TextSection[];
  search: string;
  /** The part that is shown alone; empty for all. */
  only: string;
  /** All languages, and the one of these texts. */
  languages: readonly Pick<Language, 'code' | 'name'>[];
  language: string;
  /** What was done. */
  message?: string | undefined;
};

/** All texts, with what is not saved, not published or not shown yet. */
export const TextsPage = ({ sections, search, only, languages, language, message }: Props) => (
  <Page title="Texts" current="texts">
    {message && (
      <p role="status" className="done">
        {message}
      </p>
    )}
    {languages.length > 1 && (
      <nav aria-label="Languages">
        <ul className="languages">
          {languages.map(({ code, name }) => (
            <li key={code}>
              <a
                href={`texts?language=${code}`}
                lang={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <form className="search" action="texts">
      <input type="hidden" name="language" value={language} />
      <div className="field">
        <label htmlFor="q">Search titles and sentences</label>
        <input id="q" name="q" type="search" defaultValue={search} />
      </div>
      <button type="submit">Search</button>
    </form>
    {(only !== '' || search !== '') && (
      <p>
        <a href={`texts?language=${language}`}>All texts</a>
      </p>
    )}
    {sections.length === 0 && <p>No text has these words.</p>}
    {sections.map((section) => (
      <Section key={section.id} {...section} language={language} isSearch={search !== ''} />
    ))}
  </Page>
);

const Section = ({
  id,
  label,
  one,
  texts,
  count,
  language,
  isSearch,
}: TextSection & { language: string; isSearch: boolean }) => (
  <section aria-labelledby={`in-${id}`}>
    <h2 id={`in-${id}`}>{label}</h2>
    {one && !isSearch && (
      <p>
        <a className="button" href={`text?of=${id}`}>{`New ${one}`}</a>
      </p>
    )}
    <ul className="entries texts">
      {texts.map(({ title, form, states, detail, found = [] }) => (
        <li key={form}>
          <a href={form}>{title}</a>
          {detail && <span className="hint"> {detail}</span>}
          {found.map((one) => (
            <p key={one.form + one.text}>
              <a href={one.form}>{one.label}</a>: {one.text}
            </p>
          ))}
          {states.map((state) => (
            <p key={state} className="hint">
              {state}
            </p>
          ))}
        </li>
      ))}
    </ul>
    {count > texts.length && (
      <p>
        <a href={`texts?language=${language}&in=${id}`}>{`All ${count}`}</a>
      </p>
    )}
  </section>
);

/** The page of one text, which its script draws. */
export const TextPage = ({ title, files }: { title: string; files: PageNames }) => (
  <html lang="en">
    <Head title={title} style={files.style} script={files.script} />
    <body>
      <Bar current="texts" />
      <div id="page">
        <noscript>Forms of texts need JavaScript.</noscript>
      </div>
    </body>
  </html>
);
