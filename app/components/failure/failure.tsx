import { useMatches } from 'react-router';
import ui from 'content:ui';
import type { Visit } from '#app/router/router.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import styles from './failure.module.css';

const words = ui.failure;

/** In the place of a screen that has failed. The header keeps the tone of that screen, so its ground must suit. */
export function Failure() {
  const visit = useMatches().at(-1)?.loaderData as Visit | undefined;
  const tone = visit?.screen.tone ?? 'ink';
  return (
    <section className={`${styles.failure} ${styles[tone]}`}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <div className={styles.actions}>
        <Button look={tone === 'cream' ? 'light' : 'main'} onClick={() => location.reload()}>
          {words.again}
        </Button>
        <ButtonLink {...words.home} look="quiet" />
      </div>
    </section>
  );
}
