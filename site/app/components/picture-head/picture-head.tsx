import type { Elements } from '../../elements.ts';
import { BackLink } from '../back-link/back-link.tsx';
import { ClothBand, type Cloth } from '../cloth-band/cloth-band.tsx';
import { PhotoCredit } from '../photo-credit/photo-credit.tsx';
import { LateStyles } from '../late-styles/late-styles.tsx';
import { Picture, type Sizes } from '../picture/picture.tsx';
import type { Picture as PictureData } from '../picture/picture-data.ts';
import type { Action } from '#render/content/field-kinds.ts';
import styles from './picture-head.module.css';

type PictureHeadProps = {
  /** At the top: the way to this page. */
  above?: Elements;
  /** A link back in the browser's history; to its `href` if the history is empty. */
  back?: Action;
  title: string;
  text: string;
  image?: PictureData | undefined;
  /** Of the picture, where a layout is narrower than the usual one. */
  sizes?: Sizes;
  /** Pattern of the cloth band at the foot. Where nothing follows, that of the footer is enough. */
  cloth?: Cloth;
  /** Below the text. */
  children?: Elements;
};

/** The top of a screen: words on the dark colour of the colour key, and a picture that reaches the edge of the page. */
export function PictureHead({
  above,
  back,
  title,
  text,
  image,
  sizes = '(width >= 1024px) 55vw, 100vw',
  cloth,
  children,
}: PictureHeadProps) {
  return (
    <section data-dark-head className={image ? `${styles.head} ${styles.pictured}` : styles.head}>
      <div className={styles.words}>
        {above}
        {back && <BackLink {...back} back />}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {children}
        {PHOTOGRAPHS && image && <PhotoCredit picture={image} />}
      </div>
      {cloth && (
        <div className={styles.cloth}>
          <ClothBand cloth={cloth} />
        </div>
      )}
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} eager sizes={sizes} className={styles.image} />
        </div>
      )}
      <LateStyles />
    </section>
  );
}
