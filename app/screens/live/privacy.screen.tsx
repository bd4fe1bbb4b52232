import privacy from 'content:privacy';
import { Hero } from '#app/components/hero/hero.tsx';
import { Section } from '#app/components/section/section.tsx';
import { defineScreen } from '#app/router/screen.ts';
import styles from './privacy.module.css';

/** `/privacy`: what happens with what the forms collect. Only a live build has it. */
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
