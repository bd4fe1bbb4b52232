import { canonicalPath } from '#app/router/address.ts';
import type { FileSizes } from './right-file.ts';

/** What pages of a language need without a network. */
export type OfflineLanguage = {
  /** How the addresses of its pages begin, such as `/sw`; empty for the first language. */
  start: string;
  /** Address of the offline page, which replaces pages that were not saved. */
  page: string;
  /** Hash of the offline page. It changes when a deployment changes the page or one of its files. */
  version: string;
  /** Script and style sheets of the notice above a saved page. */
  script: string;
  styles: readonly string[];
};

/** Settings that the build gives to the service worker (`build/write-service-worker.ts`). */
export type OfflineSettings = {
  /** Folders whose file names contain a hash of the content: such a file never changes. */
  hashedFolders: readonly string[];
  sizes: FileSizes;
  first: OfflineLanguage;
  others: readonly OfflineLanguage[];
};

declare global {
  const OFFLINE: OfflineSettings;
}

export const offline = OFFLINE;

/** What a page needs without a network. @param address of the page, or its path */
export function languageOf(address: string): OfflineLanguage {
  const path = canonicalPath(new URL(address, location.origin).pathname);
  return offline.others.find(({ start }) => `${path}/`.startsWith(`${start}/`)) ?? offline.first;
}
