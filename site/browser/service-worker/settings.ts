/** What the build tells the service worker (`build/write-service-worker.ts`). */
export type OfflineSettings = {
  /** Folders whose file names carry a hash of what is in them: such a file never changes. */
  hashedFolders: readonly string[];
  /** Address of the page that stands in for one that was not kept. */
  page: string;
  /** Hash of that page: another one after a deployment that changes it, or any file it names. */
  version: string;
  /** Script and style sheets of the notice above a kept page. */
  script: string;
  styles: readonly string[];
};

declare global {
  const OFFLINE: OfflineSettings;
}

export const offline = OFFLINE;
