import type { ReactNode } from 'react';
import words from 'content:farmWords';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import type { Cloth } from '../../components/cloth-band/cloth-band.tsx';
import type { Picture } from '../../components/picture/picture-data.ts';
import { PictureHead } from '../../components/picture-head/picture-head.tsx';

type FarmHeadProps = {
  content: { head: { title: string; text: string }; image: Picture };
  cloth: Cloth;
  /** The page above all others for farmers. */
  isHub?: boolean;
  /** Below the text. */
  children?: ReactNode;
};

/** The top of a page for farmers, with the way to it. */
export function FarmHead({
  content: { head, image },
  cloth,
  isHub = false,
  children,
}: FarmHeadProps) {
  const { crumbs, home, farm } = words;
  const way = isHub ? [home] : [home, farm];
  return (
    <PictureHead
      above={<Breadcrumbs label={crumbs} way={way} title={head.title} />}
      title={head.title}
      text={head.text}
      image={image}
      cloth={cloth}
    >
      {children}
    </PictureHead>
  );
}
