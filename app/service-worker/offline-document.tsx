/** Renders the page that stands in for one that was not kept. Build time only: no route leads to it. */
import type { Assets } from '../document.tsx';
import { renderStandalone } from '../standalone-document.tsx';
import { offlineScreen } from './offline-page.tsx';

/** Where it stands; the service worker fetches it from there and shows it at other addresses. */
export const OFFLINE_PATH = '/offline';

/** @param assets its own: the shell's style sheets, and those of the notice */
export function renderOfflineDocument(assets: Assets): Promise<string> {
  const { Page } = offlineScreen;
  return renderStandalone({
    path: OFFLINE_PATH,
    ...offlineScreen.meta(undefined),
    Page: () => <Page data={undefined} params={{}} />,
    assets,
  });
}
