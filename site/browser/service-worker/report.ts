/** What a page tells the service worker: again whenever it has loaded more, or has become another. */
export type PageReport = {
  /** Address its document was loaded from. */
  document: string;
  /** Path it shows now; another once the router has changed the screen. */
  path: string;
  /** Addresses of all files it has loaded so far. */
  files: readonly string[];
};
