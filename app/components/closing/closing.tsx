import type { Action } from '#app/content/schema.ts';
import { ButtonLink } from '#app/components/button/button.tsx';
import { ClothBand, type Cloth } from '#app/components/cloth-band/cloth-band.tsx';
import styles from './closing.module.css';

type ClosingProps = {
  title: string;
  text?: string | undefined;
  action: Action;
  /** Cloth above the band. */
  cloth: Cloth;
};

/** The last band of a screen: one question and one way on, in the screen's colour key. */
export function Closing({ title, text, action, cloth }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <ClothBand cloth={cloth} />
      <div className={styles.inner} data-reveal="section">
        <div className={styles.words}>
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <ButtonLink {...action} look="light" />
      </div>
    </section>
  );
}
