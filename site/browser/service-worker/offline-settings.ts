import type { FileSizes } from './right-file.ts';

/** Settings that the build gives to the service worker (`build/write-service-worker.ts`). */
export type OfflineSettings = {
  /** Folders whose file names contain a hash of the content: such a file never changes. */
  hashedFolders: readonly string[];
  /** Address of the offline page, which replaces pages that were not saved. */
  page: string;
  /** Hash of the offline page. It changes when a deployment changes the page or one of its files. */
  version: string;
  /** Script and style sheets of the notice above a saved page. */
  script: string;
  styles: readonly string[];
  sizes: FileSizes;
};

declare global {
  const OFFLINE: OfflineSettings;
}

export const offline = OFFLINE;
