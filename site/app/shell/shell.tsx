import '../styles/fonts.css';
import '../styles/site.css';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import ui from 'content:ui';
import { useArrival } from '../router/arrival.ts';
import type { Visit } from '../router/visit.ts';
import { ScrollMark } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBar } from './info-bar.tsx';
import { PaperFoot } from './paper-foot.tsx';
import { PhoneBar } from './phone-bar.tsx';
import styles from './shell.module.css';

/** The shell around the screen of the current route. */
export function Shell() {
  useArrival();
  const visit = useMatches().at(-1)?.loaderData as Visit | undefined;
  return (
    <ShellFrame tone={visit?.screen.tone ?? 'ink'} visit={visit}>
      <Outlet />
    </ShellFrame>
  );
}

type ShellFrameProps = {
  /** Text colour of the header. */
  tone: 'ink' | 'cream';
  /** Absent from pages that the service for forms answers with. */
  visit?: Visit | undefined;
  children: ReactNode;
};

/** Header, footer and the other parts around a page. */
export function ShellFrame({ tone, visit, children }: ShellFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {ui.skip}
      </a>
      <InfoBar />
      <Header tone={tone} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PaperFoot visit={visit} />
      <Footer />
      <ScrollMark />
      <PhoneBar />
    </>
  );
}
