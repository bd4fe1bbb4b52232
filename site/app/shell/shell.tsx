import '../styles/fonts.css';
import '../styles/site.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import site from 'content:site';
import ui from 'content:ui';
import { fill } from '../collections/fill.ts';
import { useArrival } from '../router/arrival.ts';
import type { Visit } from '../router/visit.ts';
import { ScrollMark } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InfoBar } from './info-bar.tsx';
import { PrintFoot } from './print-foot.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { TranslationNote } from './translation-note.tsx';
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

/** Pages with a subject of their own: a chat begins with their title. */
const HAS_SUBJECT = /^\/(about|business|services|sustainability|farm|where|news|legal)/;

/** The address of a chat with us, with a first line about the page. */
function chatAbout(visit: Visit | undefined): string {
  if (!visit || visit.data === null || !HAS_SUBJECT.test(visit.route)) return site.phone.whatsapp;
  const { title } = visit.screen.meta(visit.data);
  const text = fill(ui.contactStrip.chat, { title });
  return `${site.phone.whatsapp}?text=${encodeURIComponent(text)}`;
}

/**
 * Says that the page is in the document. It is the first part, so no other part has read its fields yet
 * (`browser/client/carry-over.ts`).
 */
function Drawn() {
  useLayoutEffect(() => void dispatchEvent(new Event('drawn')), []);
  return null;
}

type ShellFrameProps = {
  /** Text colour of the header. */
  tone: 'ink' | 'cream';
  /** Absent while no route fits. */
  visit?: Visit | undefined;
  children: ReactNode;
};

/** Header, footer and the other parts around a page. */
export function ShellFrame({ tone, visit, children }: ShellFrameProps) {
  const chat = chatAbout(visit);
  return (
    <>
      <Drawn />
      <a className={styles.skip} href="#main">
        {ui.skip}
      </a>
      {MAY_BE_UNTRANSLATED && (
        <TranslationNote state={visit && visit.screen.meta(visit.data).translation} />
      )}
      <InfoBar />
      <Header tone={tone} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PrintFoot visit={visit} />
      <Footer chat={chat} />
      <ScrollMark />
      <PhoneBar chat={chat} />
    </>
  );
}
