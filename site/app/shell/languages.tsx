import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { pagePath } from '../language.ts';

type Props = {
  languages: NonNullable<typeof OTHER_LANGUAGES>;
  className?: string | undefined;
};

/** Links to the same page in the other languages. The router does not handle them: it has one language. */
export function Languages({ languages, className }: Props) {
  const path = pagePath(useLocation().pathname);
  return languages.map(({ code, start, name }) => (
    <Fragment key={code}>
      {' '}
      <a
        className={className}
        href={path === '/' ? start || path : start + path}
        hrefLang={code}
        lang={code}
      >
        {name}
      </a>
    </Fragment>
  ));
}
