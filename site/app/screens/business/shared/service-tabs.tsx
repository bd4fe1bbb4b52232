import service from 'content:service';
import type { CatalogueFront } from '../../../collections/collections.ts';
import type { ServiceCard } from '../../../collections/entry-types.ts';
import type { BusinessContent } from './business.schema.ts';
import { ButtonLink, type ButtonVariant } from '../../../components/button/button.tsx';
import { Picture, type Sizes } from '../../../components/picture/picture.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Tabs } from '../../../components/tabs/tabs.tsx';
import pictures from './picture.module.css';
import styles from './service-tabs.module.css';

type ServiceTabsProps = {
  details: BusinessContent['details'];
  catalogue: CatalogueFront;
  ground?: 'page' | 'white' | 'soft' | 'dark';
  orientation?: 'horizontal' | 'vertical';
  /** Variant of the buttons in the cards. */
  variant?: ButtonVariant;
  sizes?: Sizes;
  /** Styles tabs and cards. */
  className: string | undefined;
};

/** The tabbed detail section: the first services of a catalogue, one card at a time (section 4), and a link to more. */
export function ServiceTabs({
  details,
  catalogue: { services, more },
  ground,
  orientation,
  variant,
  sizes = '(width >= 1024px) min(61vw, 56rem), 92vw',
  className,
}: ServiceTabsProps) {
  const tabs = services.map((item) => ({
    id: item.id,
    label: item.title,
    panel: <ServicePanel item={item} variant={variant} sizes={sizes} />,
  }));
  return (
    <Section id="services" title={details.title} text={details.text} ground={ground}>
      <Tabs
        label={details.label}
        tabs={tabs}
        orientation={orientation}
        className={`${styles.tabs} ${className}`}
      />
      {more && (
        <p>
          <ButtonLink href={more} label={service.more} about={details.label} variant="quiet" />
        </p>
      )}
    </Section>
  );
}

type ServicePanelProps = { item: ServiceCard; variant: ButtonVariant | undefined; sizes: Sizes };

function ServicePanel({ item, variant, sizes }: ServicePanelProps) {
  return (
    <article className={styles.card} data-crops="strip">
      <Picture picture={item.image} sizes={sizes} className={pictures.image} />
      <div className={styles.words}>
        <h3>{item.title}</h3>
        <p>{item.description}</p>
        <ButtonLink
          href={item.link}
          label={service.learnMore}
          about={item.title}
          variant={variant}
        />
      </div>
    </article>
  );
}
