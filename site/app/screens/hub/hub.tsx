import type farm from 'content:farm';
import people from 'content:people';
import { Closing } from '../../components/closing/closing.tsx';
import type { Cloth } from '../../components/cloth-band/cloth-band.tsx';
import { LinkCard } from '../../components/link-card/link-card.tsx';
import { PersonCard } from '../../components/person-card/person-card.tsx';
import { ONE_OF_THREE } from '../../components/picture/picture.tsx';
import { Section } from '../../components/section/section.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import type { ColourKey } from '#render/content/field-kinds.ts';
import { FarmHead } from '../farm/farm-head.tsx';
import styles from './hub.module.css';

type HubProps = { hub: typeof farm; colour: ColourKey; cloth: Cloth };

/** A short page behind one of the two doors: cards that lead on and, for buyers, whom to write to. */
export function Hub({ hub, colour, cloth }: HubProps) {
  const { title, text, items } = hub.tools;
  const links = [...items.map((item) => ({ ...item, label: item.title })), ...(hub.more ?? [])];
  return (
    <div data-colour={colour}>
      <FarmHead content={hub} cloth={cloth}>
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
      {hub.people && (
        <Section title={hub.people.title} text={hub.people.text} ground="soft" layout="aside">
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.name}>
                <PersonCard person={person} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Closing {...hub.close} cloth={cloth} />
    </div>
  );
}
