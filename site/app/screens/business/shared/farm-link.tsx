import words from 'content:farmWords';
import { ButtonLink } from '../../../components/button/button.tsx';
import { Section } from '../../../components/section/section.tsx';

type FarmLinkProps = {
  /** The page that leads to the aid. */
  page: 'fertilizer' | 'inputs' | 'tea' | 'coffee' | 'carbon';
  ground?: 'page' | 'soft' | 'dark';
};

/** The one aid for farmers to which a page leads: the planner, a slip, what to know before one pays. */
export function FarmLink({ page, ground }: FarmLinkProps) {
  const found = words.links[page];
  if (!found) return null;
  const { title, text, action } = found;
  return (
    <div data-screen-only>
      <Section
        title={title}
        text={text}
        ground={ground}
        action={<ButtonLink {...action} variant={ground === 'dark' ? 'light' : 'main'} />}
      />
    </div>
  );
}
