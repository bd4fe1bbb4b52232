/** What stands around every screen. */
import '#app/styles/fonts.css';
import '#app/styles/site.css';
import { Outlet, useMatches } from 'react-router';
import ui from 'content:ui';
import { useArrival } from '#app/router/arrival.ts';
import type { Visit } from '#app/router/router.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBar } from './info-bar.tsx';
import styles from './shell.module.css';

export function Shell() {
  useArrival();
  const visit = useMatches().at(-1)?.loaderData as Visit | undefined;
  return (
    <>
      <a className={styles.skip} href="#main">
        {ui.skip}
      </a>
      <InfoBar />
      <Header tone={visit?.screen.tone ?? 'ink'} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
    </>
  );
}
