import { createContext, Fragment, useContext } from 'react';
import { useLocation } from 'react-router';
import { pagePath } from '../language.ts';

type Props = { languages: NonNullable<typeof OTHER_LANGUAGES> };

type HasPage = (language: string, path: string) => boolean;

/** Whether a language has a page: the build knows it. Browsers do not: they keep the links of the document. */
export const LanguageHasPage = createContext<HasPage>(() => true);

/**
 * Links to the same page in the other languages, and to the start of a language that has no such page. The router does
 * not handle them: it has one language.
 */
export function Languages({ languages }: Props) {
  const path = pagePath(useLocation().pathname);
  const hasPage = useContext(LanguageHasPage);
  return languages.map(({ code, start, name }) => (
    <Fragment key={code}>
      {' '}
      <a
        href={path !== '/' && hasPage(code, path) ? start + path : start || '/'}
        suppressHydrationWarning
        hrefLang={code}
        lang={code}
        translate="no"
      >
        {name}
      </a>
    </Fragment>
  ));
}
