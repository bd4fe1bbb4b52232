import type { BusinessContent } from './business.schema.ts';
import { Fold } from '../../../components/fold/fold.tsx';
import { PhotoCredit } from '../../../components/photo-credit/photo-credit.tsx';
import { Picture, type Sizes } from '../../../components/picture/picture.tsx';
import { Section } from '../../../components/section/section.tsx';
import pictures from './picture.module.css';
import styles from './options.module.css';

type OptionsProps = {
  options: BusinessContent['options'];
  /** Of all whole pictures, or of the one at an index. What is seen of each is half as wide. */
  sizes: Sizes | ((index: number) => Sizes);
  ground?: 'page' | 'white' | 'soft' | 'dark';
  /** Lays the list out: a shelf, terraces, a menu, moments of a season. */
  className: string | undefined;
};

/**
 * The options grid, `Our Services` (section 3, Service option card): who we serve, or when. Each shows a detail of a
 * picture that the tabs show as a whole.
 */
export function Options({ options, sizes, ground, className }: OptionsProps) {
  const { title, text, items } = options;
  return (
    <Section id="options" title={title} text={text} ground={ground}>
      <ul className={`${styles.options} ${className}`} data-crops="detail">
        {items.map(({ label, image, detail, description }, index) => (
          <li key={label} data-reveal="section" data-detail={detail}>
            <Picture
              picture={image}
              sizes={typeof sizes === 'string' ? sizes : sizes(index)}
              className={pictures.image}
            />
            <Fold head={<h3>{label}</h3>}>
              <p>{description}</p>
              {PHOTOGRAPHS && <PhotoCredit picture={image} />}
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
