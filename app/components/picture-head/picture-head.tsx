import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/button/button.tsx';
import { ClothBand, type Cloth } from '#app/components/cloth-band/cloth-band.tsx';
import { LateStyles } from '#app/components/late-styles/late-styles.tsx';
import { Picture } from '#app/components/picture/picture.tsx';
import type { Picture as PictureData } from '#app/content/pictures.ts';
import type { Action } from '#app/content/schema.ts';
import styles from './picture-head.module.css';

type PictureHeadProps = {
  /** Leads back in history, and to its `href` where there is none. */
  back?: Action;
  kicker?: string;
  title: string;
  text: string;
  image?: PictureData;
  /** The hem; without one the picture stands on whatever follows. */
  cloth?: Cloth;
  /** Below the text. */
  children?: ReactNode;
};

/** Words on the dark ink of the business; beside them a picture that runs off the page and over its hem. */
export function PictureHead({
  back,
  kicker,
  title,
  text,
  image,
  cloth,
  children,
}: PictureHeadProps) {
  return (
    <section className={styles.head}>
      <div className={styles.words}>
        {back && <ButtonLink {...back} look="quiet" back />}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      {cloth && (
        <div className={styles.cloth}>
          <ClothBand cloth={cloth} />
        </div>
      )}
      {image && (
        <div className={styles.picture}>
          <Picture
            picture={image}
            eager
            sizes="(width >= 1024px) 55vw, 100vw"
            className={styles.image}
          />
        </div>
      )}
      <LateStyles />
    </section>
  );
}
