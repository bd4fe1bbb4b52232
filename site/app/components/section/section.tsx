import type { ReactElement } from 'react';
import type { Elements } from '../../elements.ts';
import type { ColourKey } from '#render/content/field-kinds.ts';
import styles from './section.module.css';

type SectionProps = {
  /** For links to this section (`components/parts`). */
  id?: string | undefined;
  title: string;
  text?: ReactElement | string | undefined;
  /** Background: the colour of the page, white, the soft tone of the colour key, a warm tone, or a dark tone. */
  ground?: 'page' | 'white' | 'soft' | 'warm' | 'dark';
  /** `aside`: on wide screens the heading is beside the content and stays in view. */
  layout?: 'stack' | 'aside';
  colour?: ColourKey | undefined;
  /** Below the text, part of the heading block. */
  action?: Elements;
  children?: Elements;
};

/** A part of a screen with its own heading, as wide as the page. It fades in when it is scrolled to. */
export function Section({
  id,
  title,
  text,
  ground = 'page',
  layout = 'stack',
  colour,
  action,
  children,
}: SectionProps) {
  const className = [styles.section, styles[ground], styles[layout]].join(' ');
  return (
    <section id={id} className={className} data-colour={colour}>
      <div className={styles.inner}>
        <div className={styles.head} data-reveal="section">
          <SectionWords title={title} text={text} />
          {action && <div>{action}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Heading and introduction of a section. */
export function SectionWords({ title, text }: Pick<SectionProps, 'title' | 'text'>) {
  return (
    <div className={styles.words}>
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
