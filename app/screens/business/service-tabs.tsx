import service from 'content:service';
import type { CatalogueFront } from '#app/content/collections.ts';
import type { ServiceCard } from '#app/content/load.ts';
import type { BusinessContent } from '#app/content/schema.ts';
import { ButtonLink, type ButtonLook } from '#app/components/button/button.tsx';
import { Picture, type Sizes } from '#app/components/picture/picture.tsx';
import { Section } from '#app/components/section/section.tsx';
import { Tabs } from '#app/components/tabs/tabs.tsx';
import styles from './service-tabs.module.css';

type ServiceTabsProps = {
  details: BusinessContent['details'];
  catalogue: CatalogueFront;
  ground?: 'page' | 'white' | 'soft' | 'dark';
  orientation?: 'horizontal' | 'vertical';
  /** Look of the cards' buttons. */
  look?: ButtonLook;
  sizes?: Sizes;
  /** Dresses tabs and cards. */
  className: string | undefined;
};

/** The tabbed detail section: the first services of a catalogue, one card at a time (section 4), and the way to more. */
export function ServiceTabs({
  details,
  catalogue: { services, more },
  ground,
  orientation,
  look,
  sizes = '(width >= 1024px) min(61vw, 56rem), 92vw',
  className,
}: ServiceTabsProps) {
  const tabs = services.map((item) => ({
    id: item.id,
    label: item.title,
    panel: <ServicePanel item={item} look={look} sizes={sizes} />,
  }));
  return (
    <Section title={details.title} text={details.text} ground={ground}>
      <Tabs
        label={details.label}
        tabs={tabs}
        orientation={orientation}
        className={`${styles.tabs} ${className}`}
      />
      {more && (
        <p>
          <ButtonLink href={more} label={service.more} about={details.label} look="quiet" />
        </p>
      )}
    </Section>
  );
}

type ServicePanelProps = { item: ServiceCard; look: ButtonLook | undefined; sizes: Sizes };

function ServicePanel({ item, look, sizes }: ServicePanelProps) {
  return (
    <article className={styles.card}>
      <Picture picture={item.image} sizes={sizes} className={styles.image} />
      <div className={styles.words}>
        <h3>{item.title}</h3>
        <p>{item.description}</p>
        <ButtonLink href={item.link} label={service.learnMore} about={item.title} look={look} />
      </div>
    </article>
  );
}
