import type { Elements } from '../../elements.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import type { Cloth } from '../../components/cloth-band/cloth-band.tsx';
import type { Sizes } from '../../components/picture/picture.tsx';
import type { Picture } from '../../components/picture/picture-data.ts';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';

type FarmHeadProps = {
  content: { head: { title: string; text: string }; image: Picture };
  cloth: Cloth;
  /** Of the picture, where the head is narrower than the usual one. */
  sizes?: Sizes;
  /** Below the text. */
  children?: Elements;
};

/** The top of a page for farmers, with the way to it. */
export function FarmHead({ content: { head, image }, children, ...look }: FarmHeadProps) {
  return (
    <PictureHead
      above={<Breadcrumbs title={head.title} />}
      title={head.title}
      text={head.text}
      image={image}
      {...look}
    >
      {children}
    </PictureHead>
  );
}
