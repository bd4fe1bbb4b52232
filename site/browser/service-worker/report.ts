/** The report of a page to the service worker. Sent again when more files have loaded or the screen has changed. */
export type PageReport = {
  /** Address of its document. */
  document: string;
  /** The build of its document (`buildOf`). */
  build: string;
  /** Path of the present screen; the router may have changed the screen since the document was loaded. */
  path: string;
  /** Addresses of all files it has loaded so far. */
  files: readonly string[];
};
