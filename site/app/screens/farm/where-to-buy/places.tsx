import { useEffect, useRef, useState } from 'react';
import whereToBuy from 'content:whereToBuy';
import { fill } from '../../../collections/fill.ts';
import { plural } from '../../../collections/plural.ts';
import { Fold } from '../../../components/fold/fold.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SiteLink } from '../../../components/site-link/site-link.tsx';
import { countiesWithWords, findPlaces, wordsOf } from './find-places.ts';
import { Place } from './place.tsx';
import shared from '../farm-shared.module.css';
import styles from './where-to-buy.module.css';

const COUNTIES = Object.entries(whereToBuy.counties);

const KENYA = countiesWithWords(whereToBuy.neighbours);

/** All places with the words by which they are found. */
const PLACES = COUNTIES.flatMap(([county, { name, places }]) =>
  places.map((place) => ({
    county,
    place,
    words: wordsOf(
      [name, place.name, place.where, place.what, whereToBuy.kinds[place.kind]].join(' '),
    ),
  })),
);

/** What was found for a text. */
function saidOf({ places, nearest }: ReturnType<typeof findPlaces>): string {
  const { find } = whereToBuy;
  if (places.length === 0) return find.none;
  if (!nearest) return fill(plural(find.count, places.length), { count: places.length });
  const { county, away, counties } = nearest;
  const distance = fill(plural(find.distance, away), { count: away });
  return fill(find.nearest, { county, distance, counties: counties.join(', ') });
}

/**
 * All places by county, folded on phones, and a search field that hides the places that do not fit. What holds for every
 * place follows, so that what was found is directly below the field.
 */
export function Places() {
  const { notes, find } = whereToBuy;
  const field = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // Text that was typed before React loaded.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = findPlaces(typed, PLACES, KENYA);
  const fitting = new Set(found.places.map(({ place }) => place));

  function search(text: string) {
    setTyped(text);
    for (const fold of lists.current?.querySelectorAll('details') ?? [])
      fold.open = text.trim() !== '';
  }

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
            onInput={({ currentTarget }) => search(currentTarget.value)}
          />
          <Icon name="search" />
        </div>
        <p role="status">{saidOf(found)}</p>
      </div>
      <div className={styles.counties} ref={lists}>
        {COUNTIES.map(([id, { name, places }]) => (
          <section
            key={id}
            className={`${styles.county} ${shared.folded}`}
            aria-labelledby={`${id}-name`}
            hidden={!places.some((place) => fitting.has(place))}
          >
            <Fold
              head={
                <h2 id={`${id}-name`} translate="no">
                  {name}
                </h2>
              }
            >
              <ul id={id} className={styles.places}>
                {places.map((place) => (
                  <li key={place.name} className={styles.place} hidden={!fitting.has(place)}>
                    <Place place={place} />
                  </li>
                ))}
              </ul>
            </Fold>
          </section>
        ))}
      </div>
      {notes.map(({ title, text, link }) => (
        <p key={title}>
          <strong>{title}:</strong> {text}{' '}
          {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
        </p>
      ))}
    </section>
  );
}
