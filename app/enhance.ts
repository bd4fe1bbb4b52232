/**
 * What makes the page pleasanter without React and may wait: loaded after the page on a good connection,
 * at the first touch or scroll on a slow one. Everything works by delegation, so React may come and go.
 */
import { watchBackLinks } from './behaviours/back-links.ts';
import { watchBackToTop } from './behaviours/back-to-top.ts';
import { watchCommands } from './behaviours/commands.ts';
import { dropHashTargets } from './behaviours/hash-targets.ts';
import { closeMenus, watchMenus } from './behaviours/menus.ts';
import { watchPictures } from './behaviours/pictures.ts';
import { reportVisits } from './behaviours/report-visits.ts';
import { watchReveals } from './behaviours/reveal.ts';
import { makeTabs, watchTabs } from './behaviours/tabs.ts';
import { onRouteEvent } from './router/events.ts';
import { asksForMore } from './screens/news/asked.ts';

dropHashTargets();
watchBackLinks();
watchCommands();
watchMenus();
watchPictures();
watchBackToTop();
watchReveals();
watchTabs();
reportVisits();
// Only React can show the part of the news that an address asks for.
if (asksForMore(location.search)) dispatchEvent(new Event('held'));
onRouteEvent('routeLoaded', () => {
  // Back and Forward change the page under an open menu.
  closeMenus();
  watchReveals();
  makeTabs();
});
