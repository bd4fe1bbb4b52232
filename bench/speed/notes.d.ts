/** Records of a page; times in milliseconds since its start. */
export type Notes = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
};

/** The browser's entry of a paint, a shift or a task. Its fields depend on its kind. */
export type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
};

declare global {
  interface Window {
    bench: {
      notes: Notes;
      /** Waits until `isDone` returns true in this document. */
      awaitEffect: (isDone: () => boolean) => void;
      /** Addresses of the files that were requested before the page was loaded, without pictures below the first screen. */
      firstScreen: () => string[];
      /** Milliseconds from the first touch to its effect; `null` until there is one. */
      delay: () => number | null;
    };
  }
}
