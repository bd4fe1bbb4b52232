import whereToBuy from 'content:whereToBuy';
import { Icon } from '../../../components/icon/icon.tsx';
import shared from '../farm-shared.module.css';
import styles from './where-to-buy.module.css';

export type PlaceContent = (typeof whereToBuy.counties)[string]['places'][number];

/** A place with its hours, its telephone and the way to it. */
export function Place({ place }: { place: PlaceContent }) {
  const { kinds, labels } = whereToBuy;
  const { name, kind, where, what, hours, phone, latitude, longitude } = place;
  const point = `${latitude},${longitude}`;
  return (
    <>
      <p className={styles.kind} data-kind={kind}>
        {kinds[kind]}
      </p>
      <h4 translate="no">{name}</h4>
      <p>{where}</p>
      <p>{what}</p>
      <p>
        <strong>{labels.hours}:</strong> <span>{hours}</span>
      </p>
      <p className={styles.links}>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={shared.link}>
          <Icon name="phone" />
          <span className={shared.about} data-screen-only="">
            {labels.call} <span translate="no">{name}</span>:{' '}
          </span>
          <span translate="no">{phone}</span>
        </a>
        <a
          href={`geo:${point}?q=${point}(${encodeURIComponent(name)})`}
          className={shared.link}
          data-screen-only=""
        >
          <Icon name="compass" />
          {labels.directions}
          <span className={shared.about} translate="no">{` ${name}`}</span>
        </a>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          className={shared.link}
          target="_blank"
          rel="noopener noreferrer"
          data-screen-only=""
        >
          <Icon name="pin" />
          {labels.map}
          <span className={shared.about} translate="no">{` ${name}`}</span>
        </a>
      </p>
    </>
  );
}
