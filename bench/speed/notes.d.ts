/** What a page has shown so far; times in milliseconds since its start. */
export type Notes = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
};

/** What the browser says of a paint, a shift or a task; which fields there are depends on the kind. */
export type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
};

declare global {
  interface Window {
    bench: {
      notes: Notes;
      /** Waits for something to have happened in this document. */
      awaitEffect: (isDone: () => boolean) => void;
      /** Addresses of what came before the page was loaded, without the pictures below the first screen. */
      firstScreen: () => string[];
      /** Milliseconds from the first touch to its effect; `null` until there is one. */
      delay: () => number | null;
    };
  }
}
