import words from 'content:farmWords';
import { ButtonLink } from '../../components/button/button.tsx';
import { HeroActions } from '../../components/hero/hero.tsx';
import { Section } from '../../components/section/section.tsx';

type FarmLinksProps = {
  /** The page that leads to the tools for farmers. */
  page: 'fertilizer' | 'inputs' | 'tea' | 'coffee' | 'carbon';
  ground?: 'page' | 'soft' | 'dark';
};

/** Links from a page to the aids for farmers: the planner, the calendar, a slip. */
export function FarmLinks({ page, ground }: FarmLinksProps) {
  const [first, others] =
    ground === 'dark' ? (['light', 'light'] as const) : (['main', 'quiet'] as const);
  const { title = '', text, links = [] } = words.links[page] ?? {};
  return (
    <Section
      title={title}
      text={text}
      ground={ground}
      action={
        <HeroActions>
          {links.map((link, index) => (
            <ButtonLink key={link.href} {...link} variant={index > 0 ? others : first} />
          ))}
        </HeroActions>
      }
    />
  );
}
