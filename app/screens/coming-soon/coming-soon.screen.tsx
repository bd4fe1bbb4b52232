import comingSoon from 'content:comingSoon';
import { ButtonLink } from '#app/components/button/button.tsx';
import { Hero } from '#app/components/hero/hero.tsx';
import { Icon } from '#app/components/icon/icon.tsx';
import { EarlyAccessForm } from '#app/forms/early-access/early-access-form.tsx';
import { defineScreen } from '#app/router/screen.ts';
import styles from './coming-soon.module.css';

/** `/comingsoon` (section 2, Coming soon page): everything stands in one night scene. */
export const screen = defineScreen({
  meta: () => comingSoon.meta,
  tone: 'cream',
  Page: ComingSoon,
});

function ComingSoon() {
  const { badge, hero, teasers, back } = comingSoon;
  const kicker = <span className={styles.badge}>{badge}</span>;
  return (
    <div className={styles.night} data-colour="news">
      <Hero hero={{ ...hero, kicker }} colour="news" tone="cream" />
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
        <ButtonLink {...back} look="quiet" />
      </div>
    </div>
  );
}
