import { useEffect, useRef, useState } from 'react';
import whereToBuy from 'content:whereToBuy';
import { fill } from '../../../collections/fill.ts';
import { plural } from '../../../collections/plural.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { SiteLink } from '../../../components/site-link/site-link.tsx';
import { fitsTyped } from './find-places.ts';
import { Place, type PlaceContent } from './place.tsx';
import shared from '../farm-shared.module.css';
import styles from './where-to-buy.module.css';

const COUNTIES = Object.entries(whereToBuy.counties);

/** The texts by which a place is found. */
const textOf = (county: string, { name, where, what, kind }: PlaceContent) =>
  [county, name, where, what, whereToBuy.kinds[kind]].join(' ');

/**
 * All places by county, and a search field that hides the places that do not fit. Without scripts the counties are links
 * to their lists.
 */
export function Places() {
  const { notes, find, byCounty } = whereToBuy;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Text that was typed before React loaded.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const lists = COUNTIES.map(([id, { name, places }]) => ({
    id,
    name,
    places,
    fitting: places.filter((place) => fitsTyped(textOf(name, place), typed)),
  }));
  const count = lists.reduce((sum, { fitting }) => sum + fitting.length, 0);
  return (
    <section className={styles.section}>
      <div className={styles.find} data-needs-scripts="" data-hydrate="" data-screen-only="">
        <label htmlFor="find-place">{find.label}</label>
        <p id="find-place-hint">{find.hint}</p>
        <div className={`${shared.layers} ${styles.box}`}>
          <input
            ref={field}
            id="find-place"
            type="search"
            aria-describedby="find-place-hint"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Icon name="search" />
        </div>
        <p role="status">{count === 0 ? find.none : fill(plural(find.count, count), { count })}</p>
      </div>
      <nav className={styles.counties} aria-label={byCounty} data-screen-only="">
        <ul>
          {lists.map(({ id, name, fitting }) => (
            <li key={id} hidden={fitting.length === 0}>
              <a href={`#${id}`} className={shared.link} translate="no">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {notes.map(({ title, text, link }) => (
        <p key={title}>
          <strong>{title}:</strong> {text}{' '}
          {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
        </p>
      ))}
      {lists.map(({ id, name, places, fitting }) => (
        <section
          key={id}
          id={id}
          className={styles.county}
          aria-labelledby={`${id}-name`}
          hidden={fitting.length === 0}
        >
          <h2 id={`${id}-name`} translate="no">
            {name}
          </h2>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.name} className={styles.place} hidden={!fitting.includes(place)}>
                <Place place={place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
