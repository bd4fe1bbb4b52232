import { useMatches } from 'react-router';
import ui from 'content:ui';
import type { Visit } from '../../router/visit.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import styles from './failure.module.css';

const words = ui.failure;

/** Replaces a screen that has thrown an error. The header keeps the tone of that screen, so the ground must fit the tone. */
export function Failure() {
  const visit = useMatches().at(-1)?.loaderData as Visit | undefined;
  const tone = visit?.screen.tone ?? 'ink';
  return (
    <section className={`${styles.failure} ${styles[tone]}`}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <div className={styles.actions}>
        <Button variant={tone === 'cream' ? 'light' : 'main'} onClick={() => location.reload()}>
          {words.again}
        </Button>
        <ButtonLink {...words.home} variant="quiet" />
      </div>
    </section>
  );
}
