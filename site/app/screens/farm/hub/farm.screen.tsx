import farm from 'content:farm';
import { Closing } from '../../../components/closing/closing.tsx';
import { LinkCard } from '../../../components/link-card/link-card.tsx';
import { ONE_OF_THREE } from '../../../components/picture/picture.tsx';
import { Section } from '../../../components/section/section.tsx';
import { SiteLink } from '../../../components/site-link/site-link.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { FarmHead } from '../farm-head.tsx';
import styles from './farm.module.css';

/** `/farm`: the pages that farmers use in the field, in the shop and at the table. */
export const screen = defineScreen({
  meta: () => farm.meta,
  crumb: () => farm.head.title,
  tone: 'cream',
  Page: Farm,
});

function Farm() {
  const { title, text, items } = farm.tools;
  const links = [...items.map((item) => ({ ...item, label: item.title })), ...farm.more];
  return (
    <div data-colour="partners">
      <FarmHead content={farm} cloth="leaf">
        {/* On phones the cards are two screens long: here all of them, and some more, are one press away. */}
        <ul className={styles.list} data-screen-only>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteLink href={href} className={styles.link}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </FarmHead>
      <Section title={title} text={text}>
        <ul className={styles.tools}>
          {items.map((tool) => (
            <li key={tool.href}>
              <LinkCard {...tool} more={tool.go} sizes={ONE_OF_THREE} />
            </li>
          ))}
        </ul>
      </Section>
      <Closing {...farm.close} cloth="leaf" />
    </div>
  );
}
