/**
 * The enhancements: small behaviours that need no React. They are loaded after the page on a good connection and on
 * not-found pages, and at the first touch or scroll on a slow connection. They listen on the document, so they work
 * before React, with React, and after a change of screen.
 */
import { fillParameters } from './asked-parameters.ts';
import { watchBackLinks } from './back-links.ts';
import { watchBackToTop } from './back-to-top.ts';
import { savesData } from '../boot/connection.ts';
import { fitFooter } from './footer.ts';
import { watchHeader } from './header.ts';
import { loadFonts } from './load-fonts.ts';
import { watchLanguages } from './languages.ts';
import { closeMenus, watchMenus } from './menus.ts';
import { watchPictures } from './failed-pictures.ts';
import { reportVisits } from './report-visits.ts';
import { openPart } from './open-part.ts';
import { watchParts } from './mark-current-part.ts';
import { answerAddress, watchSearch } from './search-field.ts';
import { watchReveals } from './reveal.ts';
import { makeTabs, watchTabs } from './make-tabs.ts';
import { watchForms } from '#submit/watch-forms.ts';
import { currentYear } from '#app/components/current-year/year.ts';
import { onRouteEvent } from '#app/router/events.ts';
import { hasNewsQuery } from '#app/screens/news/news-query.ts';

/** Address of `save-data.ts`, a separate file because few visitors need it. Set by the build. */
declare const SAVE_DATA: string;

/** Replaces pictures by words. If the script cannot be loaded, pictures show as usual. */
function replacePictures(): void {
  import(/* @vite-ignore */ SAVE_DATA).catch(() => document.documentElement.classList.add('plain'));
}

/** Updates years and ages (year minus `data-since`), because the page may have been built last year (reading 14). */
function fillYears(): void {
  const year = currentYear();
  for (const element of document.querySelectorAll<HTMLElement>('[data-since]')) {
    element.textContent = `${year - Number(element.dataset['since'])}`;
  }
}

// Without scripts `#/about` jumps to the link with that id in the footer (reading 2). With scripts it leads to the page.
// But first the visitor would see the jump, and its scroll position would be stored.
for (const link of document.querySelectorAll('a[id^="/"]')) link.removeAttribute('id');
fillParameters();
fillYears();
watchBackLinks();
watchMenus();
watchPictures();
watchBackToTop();
watchHeader();
watchParts();
fitFooter();
watchReveals();
watchTabs();
reportVisits();
watchForms();
watchSearch();
if (OTHER_LANGUAGES) watchLanguages();
if (savesData()) replacePictures();
else void loadFonts();
// Only React can show the news category of the query.
if (hasNewsQuery(location.search)) dispatchEvent(new Event('reactNeeded'));
/** The page has new elements. */
function renew(): void {
  fillYears();
  watchBackToTop();
  watchReveals();
  watchParts();
  makeTabs();
  answerAddress();
}
onRouteEvent('routeLoaded', () => {
  // Back and Forward change the page while a menu is open.
  closeMenus();
  renew();
  openPart();
});
addEventListener('redrawn', renew);
