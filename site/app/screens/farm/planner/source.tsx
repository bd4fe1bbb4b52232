import planner from 'content:planner';
import shared from '../farm-shared.module.css';

/** The publication that a rate or a formula comes from. */
export function Source({ label, id }: { label: string; id: string }) {
  const source = planner.sources[id];
  if (!source) return null;
  const { title, publisher, year, href } = source;
  return (
    <p className={shared.small}>
      <span>{`${label}:`}</span>{' '}
      <cite translate="no">
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </cite>
      <span translate="no">{`, ${publisher}${year ? `, ${year}` : ''}`}</span>
    </p>
  );
}
