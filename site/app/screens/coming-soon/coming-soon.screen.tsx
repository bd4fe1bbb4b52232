import comingSoon from 'content:comingSoon';
import { ButtonLink } from '../../components/button/button.tsx';
import { Hero, HeroActions } from '../../components/hero/hero.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { EarlyAccessForm } from '../../forms/early-access/early-access-form.tsx';
import { defineScreen } from '../../router/screen.ts';
import styles from './coming-soon.module.css';

/** `/comingsoon` (section 2, Coming soon page). */
export const screen = defineScreen({
  meta: () => comingSoon.meta,
  tone: 'cream',
  Page: ComingSoon,
});

function ComingSoon() {
  const { badge, hero, teasers, apply, back } = comingSoon;
  const kicker = <span className={styles.badge}>{badge}</span>;
  return (
    <div className={styles.night} data-colour="news">
      <Hero hero={{ ...hero, kicker }} colour="news" tone="cream">
        <HeroActions>
          <ButtonLink {...apply} variant="light" />
        </HeroActions>
      </Hero>
      <div className={styles.ground}>
        <EarlyAccessForm />
        <ul className={styles.teasers}>
          {teasers.map(({ icon, title, text }) => (
            <li key={title} className={styles.teaser} data-reveal="section">
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h2 className={styles.title}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink {...back} variant="quiet" />
      </div>
    </div>
  );
}
