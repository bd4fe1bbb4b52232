import type { ReactElement, ReactNode } from 'react';
import type { Elements } from '../../elements.ts';
import { PhotoCredit } from '../photo-credit/photo-credit.tsx';
import { LateStyles } from '../late-styles/late-styles.tsx';
import { pictureAddress, pictureSet } from '../picture/picture-data.ts';
import { firstScreen, PicturePreload, withoutAddress } from '../picture/picture.tsx';
import type { HeroPicture } from '../picture/picture-data.ts';
import type { ColourKey } from '#render/content/field-kinds.ts';
import styles from './hero.module.css';

type HeroProps = {
  hero: { kicker?: ReactElement | string; title: string; text: string; picture: HeroPicture };
  colour: ColourKey;
  /** Text colour that ART.md section 2 measured as readable on this sky. */
  tone?: 'ink' | 'cream';
  /** Buttons and other content below the text. */
  children?: Elements;
};

/** Screens that show the tall drawing, and those that show the wide one. */
const TALL = '(max-width: 767px)';
const WIDE = 'not all and (max-width: 767px)';

/** The top of a screen: its `h1` and introduction on the sky of a full-width picture. */
export function Hero({
  hero: { kicker, title, text, picture },
  colour,
  tone = 'ink',
  children,
}: HeroProps) {
  const { wide, tall } = picture;
  return (
    <section
      className={tone === 'cream' ? `${styles.hero} ${styles.cream}` : styles.hero}
      data-colour={colour}
    >
      <PicturePreload picture={tall} sizes="100vw" media={TALL} />
      <PicturePreload picture={wide} sizes="100vw" media={WIDE} />
      <picture data-screen-only>
        <source
          media={TALL}
          type="image/avif"
          srcSet={pictureSet(tall)}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
        <source type="image/avif" srcSet={pictureSet(wide)} sizes="100vw" />
        <source
          media={TALL}
          type="image/webp"
          srcSet={pictureAddress(tall, tall.webp, 'webp')}
          width={tall.width}
          height={tall.height}
        />
        <img
          ref={withoutAddress}
          {...firstScreen}
          className={styles.picture}
          src={pictureAddress(wide, wide.webp, 'webp')}
          width={wide.width}
          height={wide.height}
          alt={wide.alt}
          decoding="async"
        />
      </picture>
      <div className={styles.content}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {children}
        {PHOTOGRAPHS && <PhotoCredit picture={wide} />}
      </div>
      <LateStyles />
    </section>
  );
}

type HeroActionsProps = {
  /** Only on phones: there the hero fills the first screen, and the next section is not visible. */
  onPhones?: boolean;
  children: ReactNode;
};

/** The row of buttons in a hero. */
export function HeroActions({ onPhones, children }: HeroActionsProps) {
  return (
    <div className={onPhones ? `${styles.actions} ${styles.onPhones}` : styles.actions}>
      {children}
    </div>
  );
}
