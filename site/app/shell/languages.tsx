import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { pagePath } from '../language.ts';

type Props = {
  languages: NonNullable<typeof OTHER_LANGUAGES>;
  className?: string | undefined;
};

/** Links to the same page in the other languages. Not of the router, which knows the pages of one language. */
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
