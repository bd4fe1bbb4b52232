import { useEffect, useRef, useState } from 'react';
import whereToBuy from 'content:whereToBuy';
import { fill } from '../../../collections/fill.ts';
import { plural } from '../../../collections/plural.ts';
import { Fold } from '../../../components/fold/fold.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SiteLink } from '../../../components/site-link/site-link.tsx';
import { countiesWithWords, findPlaces, placeWords } from './find-places.ts';
import { Place, type PlaceContent } from './place.tsx';
import shared from '../farm-shared.module.css';
import styles from './where-to-buy.module.css';

const { byCounty, counties, find, groups, kinds, neighbours, notes } = whereToBuy;

const KENYA = countiesWithWords(neighbours);

/** Where farmers buy, apart from the other places. */
const isShop = (kind: string) => kind === 'stockist';

/** All places with the words by which they are found. */
const PLACES = Object.entries(counties).flatMap(([county, { places }]) =>
  places.map((place) => ({
    county,
    place,
    words: placeWords(
      place,
      `${kinds[place.kind]} ${isShop(place.kind) ? groups.shops : groups.others}`,
    ),
  })),
);

/** The name in the address of what is searched for: `?find=Embu`. The site's search leads here, too. */
const QUERY = 'find';

const namesOf = (ids: readonly string[]) => ids.map((id) => neighbours[id]?.name ?? '').join(', ');

/** What was found for a text. */
function saidOf({ places, way }: ReturnType<typeof findPlaces>): string {
  if (places.length === 0) return find.none;
  if (!way) return fill(plural(find.count, places.length), { count: places.length });
  const { named, near, away, between } = way;
  const own = places.filter(({ county }) => named.includes(county));
  const holders = named.filter((id) => own.some(({ county }) => county === id));
  const count = fill(plural(find.count, own.length), { count: own.length });
  if (own.length > 0)
    return [
      fill(find.own, { places: count, counties: namesOf(holders) }),
      ...(near.length > 0 ? [fill(find.beside, { counties: namesOf(near) })] : []),
    ].join(' ');
  const distance = fill(plural(find.distance, away), { count: away, between: namesOf(between) });
  return fill(find.nearest, { counties: namesOf(named), distance, near: namesOf(near) });
}

/**
 * All places by county, folded on phones, and a search field that leaves only those that fit, the nearest first. Wide
 * screens have links to the counties beside them. What holds for every place follows.
 */
export function Places() {
  const field = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  // What the address asks for, or was typed before React loaded.
  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= new URLSearchParams(location.search).get(QUERY) ?? '';
    if (field.current.value) show(field.current.value);
  }, []);
  const found = findPlaces(typed, PLACES, KENYA);
  const shown = [...new Set(found.places.map(({ county }) => county))];
  const others = Object.keys(counties).filter((id) => !shown.includes(id));

  function show(text: string) {
    setTyped(text);
    for (const fold of lists.current?.querySelectorAll('details') ?? [])
      fold.open = text.trim() !== '';
  }

  function search(text: string) {
    show(text);
    const query = text.trim() && `?${QUERY}=${encodeURIComponent(text.trim())}`;
    history.replaceState(history.state, '', location.pathname + query);
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
      <nav className={styles.jump} aria-label={byCounty} data-screen-only="">
        <ul>
          {shown.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className={shared.link} translate="no">
                {counties[id]?.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.counties} ref={lists}>
        {[...shown, ...others].map((id) => (
          <County
            key={id}
            id={id}
            fitting={found.places.flatMap(({ county, place }) => (county === id ? [place] : []))}
          />
        ))}
      </div>
      <div className={styles.notes}>
        {notes.map(({ title, text, link }) => (
          <p key={title}>
            <strong>{title}:</strong> {text}{' '}
            {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
          </p>
        ))}
      </div>
    </section>
  );
}

type CountyProps = {
  id: string;
  /** Its places that were found, in this order; none hide it. */
  fitting: readonly PlaceContent[];
};

/** The places of a county, the shops first. */
function County({ id, fitting }: CountyProps) {
  const { name = '', places = [] } = counties[id] ?? {};
  const ordered = [...fitting, ...places.filter((place) => !fitting.includes(place))];
  return (
    <section
      className={`${styles.county} ${shared.folded}`}
      aria-labelledby={`${id}-name`}
      hidden={fitting.length === 0}
    >
      <Fold
        head={
          <h2 id={`${id}-name`} translate="no">
            {name}
          </h2>
        }
      >
        {/* Inside the part that folds: a browser opens it for a link to this id. */}
        <div id={id} className={styles.groups}>
          {[true, false].map((shops) => {
            const group = ordered.filter(({ kind }) => isShop(kind) === shops);
            return (
              group.length > 0 && (
                <div key={String(shops)} hidden={!group.some((place) => fitting.includes(place))}>
                  <h3>{shops ? groups.shops : groups.others}</h3>
                  <ul className={styles.places}>
                    {group.map((place) => (
                      <li
                        key={place.name}
                        className={styles.place}
                        hidden={!fitting.includes(place)}
                      >
                        <Place place={place} />
                      </li>
                    ))}
                  </ul>
                </div>
              )
            );
          })}
        </div>
      </Fold>
    </section>
  );
}
