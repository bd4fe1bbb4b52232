/**
 * What makes the page pleasanter without React and may wait: loaded after the page on a good connection and where the
 * page found nothing, at the first touch or scroll on a slow one. Everything works by delegation, so React may come and
 * go.
 */
import { fillParameters } from './behaviours/asked-parameters.ts';
import { watchBackLinks } from './behaviours/back-links.ts';
import { watchBackToTop } from './behaviours/back-to-top.ts';
import { watchCommands } from './behaviours/commands.ts';
import { fillYears } from './behaviours/computed-years.ts';
import { savesData } from './behaviours/connection.ts';
import { dropHashTargets } from './behaviours/hash-targets.ts';
import { bringLetters } from './behaviours/letters.ts';
import { closeMenus, watchMenus } from './behaviours/menus.ts';
import { watchPictures } from './behaviours/pictures.ts';
import { reportVisits } from './behaviours/report-visits.ts';
import { watchReveals } from './behaviours/reveal.ts';
import { makeTabs, watchTabs } from './behaviours/tabs.ts';
import { watchLiveForms } from './forms/live/without-react.ts';
import { onRouteEvent } from './router/events.ts';
import { asksForMore } from './screens/news/asked.ts';

/** Address of `behaviours/save-data.ts`, which few visitors need (`vite.config.ts`). */
declare const SAVE_DATA: string;

/** Without that script pictures show as usual. */
function waitWithPictures(): void {
  import(/* @vite-ignore */ SAVE_DATA).catch(() => document.documentElement.classList.add('plain'));
}

dropHashTargets();
fillParameters();
fillYears();
watchBackLinks();
watchCommands();
watchMenus();
watchPictures();
watchBackToTop();
watchReveals();
watchTabs();
reportVisits();
if (process.env.SUBMISSIONS === 'live') watchLiveForms();
if (savesData()) waitWithPictures();
else void bringLetters();
// Only React can show the part of the news that an address asks for.
if (asksForMore(location.search)) dispatchEvent(new Event('held'));
onRouteEvent('routeLoaded', () => {
  // Back and Forward change the page under an open menu.
  closeMenus();
  fillYears();
  watchReveals();
  makeTabs();
});
