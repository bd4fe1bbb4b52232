import type { ReactElement, ReactNode } from 'react';
import type { Action } from '#render/content/field-kinds.ts';
import { ButtonLink } from '../button/button.tsx';
import { ClothBand, type Cloth } from '../cloth-band/cloth-band.tsx';
import styles from './closing.module.css';

type ClosingProps = {
  title: string;
  text?: ReactNode;
  action: Action;
  /** The cloth band above, or its pattern. */
  cloth: Cloth | ReactElement;
};

/** The last section of a screen: a question and a link, in the colour key of the screen. The footer goes on with the quicker ways to ask. */
export function Closing({ title, text, action, cloth }: ClosingProps) {
  return (
    <section className={styles.closing}>
      {typeof cloth === 'string' ? <ClothBand cloth={cloth} /> : cloth}
      <div className={styles.inner} data-reveal="section">
        <div className={styles.words}>
          <h2>{title}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <ButtonLink {...action} variant="light" />
      </div>
    </section>
  );
}
