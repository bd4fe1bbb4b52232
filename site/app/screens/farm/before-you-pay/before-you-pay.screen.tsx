import beforeYouPay from 'content:beforeYouPay';
import { Closing } from '../../../components/closing/closing.tsx';
import { FoldedSection } from '../../../components/folded-section/folded-section.tsx';
import { Parts, type Part } from '../../../components/parts/parts.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { Section } from '../../../components/section/section.tsx';
import { SiteLink } from '../../../components/site-link/site-link.tsx';
import { defineScreen } from '../../../router/screen.ts';
import { PaperSection } from '../../papers/paper-section.tsx';
import { FarmHead } from '../farm-head.tsx';
import { FarmSteps } from '../farm-steps.tsx';
import shared from '../farm-shared.module.css';
import styles from './before-you-pay.module.css';

/** `/farm/before-you-pay`: how to order, what it costs, what to look for on a bag, and whom to tell. */
export const screen = defineScreen({
  meta: () => beforeYouPay.meta,
  crumb: () => beforeYouPay.head.title,
  tone: 'cream',
  Page: BeforeYouPay,
});

const orderId = (index: number) => `order-${index + 1}`;

const PARTS: readonly Part[] = [
  ['poison', beforeYouPay.poison],
  ...beforeYouPay.order.map((section, index): Part => [orderId(index), section]),
  ...beforeYouPay.kinds.map((kind): Part => [kind.id, kind]),
  ['suspect', beforeYouPay.suspect],
];

function BeforeYouPay() {
  const { poison, order, kinds, look, tell, suspect, numbers, close } = beforeYouPay;
  return (
    <div data-colour="about">
      <FarmHead content={beforeYouPay} cloth="eye" />
      <Parts parts={PARTS} />
      <Section
        id="poison"
        title={poison.title}
        text={poison.text}
        ground="soft"
        layout="aside"
        action={
          <p className={styles.ways}>
            {poison.way.label}
            <a href={poison.way.href} translate="no">
              {poison.way.shown}
            </a>
          </p>
        }
      >
        <FarmSteps items={poison.items} />
      </Section>
      {order.map((section, index) => (
        <PaperSection
          key={section.title}
          id={orderId(index)}
          {...section}
          ground={index % 2 ? 'page' : 'white'}
          isFolded
        />
      ))}
      {kinds.map((kind, index) => (
        <FoldedSection
          key={kind.id}
          id={kind.id}
          title={kind.title}
          text={kind.text}
          ground={index % 2 ? 'white' : 'page'}
        >
          <div className={`${shared.stack} ${styles.kind}`}>
            <div className={shared.stack}>
              <h3>{look}</h3>
              <ul className={styles.checks}>
                {kind.checks.map(({ title, text }) => (
                  <li key={title}>
                    <h4>{title}</h4>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.tell}>
              <div data-screen-only>
                <Picture
                  className={styles.picture}
                  picture={kind.image}
                  sizes="(width >= 1024px) 24rem, 92vw"
                />
              </div>
              <div className={styles.who}>
                <h3>{tell}</h3>
                <p>
                  <strong translate="no">{kind.authority}</strong>
                </p>
                <p>{kind.duty}</p>
                <ul className={styles.ways}>
                  {kind.ways.map(({ label, shown, href }) => (
                    <li key={href}>
                      {label}
                      <a href={href} translate="no">
                        {shown}
                      </a>
                    </li>
                  ))}
                </ul>
                <p>
                  <a href={kind.site} target="_blank" rel="noopener noreferrer" translate="no">
                    {kind.site.replace(/^https:\/\/|\/$/g, '')}
                  </a>
                </p>
              </div>
            </div>
          </div>
        </FoldedSection>
      ))}
      <FoldedSection id="suspect" title={suspect.title} text={suspect.text} ground="soft">
        <div className={shared.stack}>
          <FarmSteps items={suspect.items} />
          <SiteLink href={suspect.action.href} className={shared.link}>
            {suspect.action.label}
          </SiteLink>
          <p>{numbers}</p>
        </div>
      </FoldedSection>
      <Closing {...close} cloth="eye" />
    </div>
  );
}
