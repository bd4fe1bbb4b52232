/** Virtual time. It passes only when no work is left at the present moment, so hours of visits take seconds. */
export type VirtualTime = {
  /** Milliseconds since the beginning. */
  now: () => number;
  /** Runs a function later. */
  later: (milliseconds: number, run: () => void) => void;
  sleep: (milliseconds: number) => Promise<void>;
  /** Stops the time until real work, such as a query, has ended. */
  during: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Resolves when no work is left. */
  pass: () => Promise<void>;
};

type Moment = { at: number; order: number; run: () => void };

const isBefore = (one: Moment, other: Moment) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A queue of moments, the earliest at the end. */
function createQueue() {
  const moments: Moment[] = [];
  return {
    add(moment: Moment) {
      let [low, high] = [0, moments.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        const other = moments[middle];
        if (other && isBefore(moment, other)) low = middle + 1;
        else high = middle;
      }
      moments.splice(low, 0, moment);
    },
    take: () => moments.pop(),
  };
}

export function virtualTime(): VirtualTime {
  const queue = createQueue();
  let now = 0;
  let order = 0;
  let working = 0;
  const later = (milliseconds: number, run: () => void) =>
    queue.add({ at: now + Math.max(0, milliseconds), order: (order += 1), run });
  return {
    now: () => now,
    later,
    sleep: (milliseconds) => new Promise((resolve) => later(milliseconds, resolve)),
    async during(work) {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
      }
    },
    async pass() {
      for (;;) {
        // Promises and queries of the database are completed first.
        do await new Promise((resolve) => setImmediate(resolve));
        while (working > 0);
        const next = queue.take();
        if (!next) return;
        now = next.at;
        next.run();
      }
    },
  };
}
