import privacy from 'content:privacy';
import { Hero } from '../../components/hero/hero.tsx';
import { Section } from '../../components/section/section.tsx';
import { defineScreen } from '../../router/screen.ts';
import styles from './privacy.module.css';

/** `/privacy`: what happens with what the forms collect. Only builds whose forms are taken for real lead here. */
export const screen = defineScreen({ meta: () => privacy.meta, Page: Privacy });

function Privacy() {
  return (
    <div data-colour="about">
      <Hero hero={privacy.hero} colour="about" />
      {privacy.sections.map(({ title, paragraphs }, index) => (
        <Section key={title} title={title} layout="aside" ground={index % 2 ? 'white' : 'page'}>
          <div className={styles.text}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}
