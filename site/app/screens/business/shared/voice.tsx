import type { BusinessContent } from './business.schema.ts';
import { PhotoCredit } from '../../../components/photo-credit/photo-credit.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { SampleMark } from '../../../components/sample-mark/sample-mark.tsx';
import pictures from './picture.module.css';
import styles from './voice.module.css';

type VoiceProps = { voice: BusinessContent['voice'] };

/** One person of the business, large, who looks out of the page, and a sentence of theirs. */
export function Voice({ voice: { image, quote, name, role } }: VoiceProps) {
  return (
    <section className={styles.voice} data-screen-only>
      <Picture picture={image} sizes="(width >= 768px) 50vw, 100vw" className={pictures.image} />
      <figure className={styles.words} data-reveal="section">
        <blockquote>
          <h2>{`“${quote}”`}</h2>
        </blockquote>
        <figcaption>
          <strong translate="no">{name}</strong>
          <br />
          <span>{role}</span>
          <SampleMark />
          {PHOTOGRAPHS && <PhotoCredit picture={image} />}
        </figcaption>
      </figure>
    </section>
  );
}
