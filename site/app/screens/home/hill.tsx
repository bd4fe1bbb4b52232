import { useEffect, useRef, useState } from 'react';
import hill from 'content:hill';
import { fill } from '../../collections/fill.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { pictureAddress, pictureSet } from '../../components/picture/picture-data.ts';
import { Picture, withoutAddress } from '../../components/picture/picture.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { monthNow } from './month-now.ts';
import styles from './hill.module.css';

type Yearly<Value> = { values: readonly Value[]; of: readonly number[] };

/** What a thing is in a month, 0 to 11. */
const inMonth = <Value,>({ values, of }: Yearly<Value>, month: number): Value =>
  values[of[month] ?? 0] as Value;

const addressOf = (layer: string) => `/pictures/hill/${hill.hash}/${layer}.svg`;

/** The layers of a month, from back to front. */
const layersIn = (looks: Yearly<string>, month: number): string[] =>
  inMonth(looks, month).split(' ').filter(Boolean);

/** `November: red cherry, picked every 10 to 14 days`; nothing if the month says nothing. */
function lineOf(lines: Yearly<string>, month: number): string {
  const text = inMonth(lines, month);
  return text && fill(hill.line, { month: hill.months[month] ?? '', text });
}

/** Loads all pictures of a month. @throws when one cannot be loaded */
async function load(month: number): Promise<void> {
  const looks = [hill.sky, hill.rain, ...hill.bands.map((band) => band.looks)];
  const files = new Set(looks.flatMap((look) => layersIn(look, month)));
  await Promise.all(
    Array.from(files, (file) => {
      const image = new Image();
      image.src = addressOf(file);
      return image.decode();
    }),
  );
}

/** What the bands say otherwise in a month than in another one. */
const changes = (from: number, to: number) =>
  hill.bands
    .filter(({ lines }) => lines.of[from] !== lines.of[to])
    .map(({ title, lines }) => `${title}: ${inMonth(lines, to)}.`)
    .join(' ');

/**
 * The four businesses as bands of one hill, and the harbour at its foot. A group of radio buttons sets the month: the
 * words change at once, the pictures when all of them have loaded; otherwise those of the month before stay. A document
 * shows the month of its build; the visitor's is set when React runs.
 */
export function Hill() {
  const [month, setMonth] = useState(hill.month);
  const [drawn, setDrawn] = useState(hill.month);
  const [said, setSaid] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const asked = useRef(hill.month);

  function show(next: number) {
    asked.current = next;
    setMonth(next);
    // On a phone the row is longer than the screen.
    const label = group.current?.querySelectorAll('label')[next];
    const row = label?.parentElement;
    if (row) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2;
    load(next).then(
      () => asked.current === next && setDrawn(next),
      () => undefined,
    );
  }

  useEffect(() => {
    const radios = [...(group.current?.elements ?? [])] as HTMLInputElement[];
    // The visitor may have pressed one before React ran.
    const pressed = radios.findIndex(({ checked }) => checked);
    const next = pressed === hill.month ? monthNow() : pressed;
    const radio = radios[next];
    if (radio) radio.checked = true;
    show(next);
  }, []);

  return (
    <div className={styles.hill} data-season={inMonth(hill.seasons, drawn)}>
      <Layers files={layersIn(hill.sky, drawn)} className={styles.sky} />
      <div className={styles.whole}>
        <Drawing />
      </div>
      <fieldset
        ref={group}
        className={styles.months}
        data-needs-scripts=""
        data-hydrate=""
        onChange={({ target }) => {
          const next = Number((target as unknown as HTMLInputElement).value);
          setSaid(`${hill.months[next]}. ${changes(month, next)}`);
          show(next);
        }}
      >
        <legend>{hill.legend}</legend>
        <p className={styles.name} aria-hidden="true">
          {hill.months[month]}
        </p>
        <div className={styles.row}>
          {hill.short.map((short, index) => (
            <label key={short}>
              <input
                type="radio"
                name="month"
                value={index}
                defaultChecked={index === hill.month}
                aria-label={hill.months[index]}
              />
              <span>{short}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.said} role="status">
        {said}
      </p>
      <ul className={styles.bands}>
        {hill.bands.map(({ band, title, text, link, image, metres, lines, looks }) => (
          <li key={band} data-band={band}>
            <article className={styles.card} data-whole-link>
              <div className={styles.scene}>
                <Picture
                  picture={image}
                  sizes="(width >= 768px) 46vw, 80vw"
                  className={undefined}
                />
                <Layers files={[...layersIn(looks, drawn), ...layersIn(hill.rain, drawn)]} />
              </div>
              <div className={styles.words}>
                <p className={styles.height}>
                  {fill(hill.height, { metres: metres.toLocaleString(LOCALE) })}
                </p>
                <h3>
                  <SiteLink href={link}>{title}</SiteLink>
                </h3>
                <p>{text}</p>
                <p className={styles.now}>
                  <span>{lineOf(lines, month)}</span>
                  <Icon name="arrow-right" />
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The whole hill, on wide screens. */
function Drawing() {
  const { image } = hill;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(image)} sizes="min(90vw, 82rem)" />
      <img
        ref={withoutAddress}
        loading="lazy"
        src={pictureAddress(image, image.webp, 'webp')}
        width={image.width}
        height={image.height}
        alt={image.alt}
        decoding="async"
      />
    </picture>
  );
}

type LayersProps = { files: readonly string[]; className?: string | undefined };

/** Drawn layers, one before the other. New ones fade in. They are decoration: the lines say what they show. */
function Layers({ files, className }: LayersProps) {
  return (
    <div className={className}>
      {files.map((file) => (
        <img
          key={file}
          ref={withoutAddress}
          className={styles.layer}
          src={addressOf(file)}
          width={1000}
          height={600}
          alt=""
          loading="lazy"
        />
      ))}
    </div>
  );
}

/** What each band says in all months: for visitors without scripts, for paper, and to read at once. */
export function HillYear() {
  return (
    <details className={styles.year}>
      <summary>{hill.year}</summary>
      <dl>
        {hill.bands.map(({ band, title, lines: { values, of } }) => (
          <div key={band}>
            <dt>{title}</dt>
            {values.map((text, index) => (
              <dd key={text}>
                {fill(hill.line, {
                  month: hill.months.filter((_, month) => of[month] === index).join(', '),
                  text,
                })}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
