import navigation from 'content:navigation';
import { ButtonLink } from '../../../components/button/button.tsx';
import { HeroActions } from '../../../components/hero/hero.tsx';

/** The two doors in the hero of a business page: for farmers, and for buyers. */
export function Doors({ tone }: { tone?: 'cream' }) {
  const variants = tone ? (['light', 'quiet'] as const) : (['main', 'quiet'] as const);
  return (
    <HeroActions>
      {navigation.doors.map(({ name, href }, index) => (
        <ButtonLink key={href} href={href} label={name} variant={variants[index]} />
      ))}
    </HeroActions>
  );
}
