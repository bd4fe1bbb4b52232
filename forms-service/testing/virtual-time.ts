/** Time that passes only when nothing is left to do at the moment: hours of visits take seconds. */
export type VirtualTime = {
  /** Milliseconds since the beginning. */
  now: () => number;
  /** Runs something later. */
  later: (milliseconds: number, run: () => void) => void;
  sleep: (milliseconds: number) => Promise<void>;
  /** Time stands still until real work, as that of a database, is done. */
  during: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Resolves when nothing is left to do. */
  pass: () => Promise<void>;
};

type Moment = { at: number; order: number; run: () => void };

const isBefore = (one: Moment, other: Moment) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Moments, the earliest first: a binary heap. */
function createQueue() {
  const heap: Moment[] = [];
  const at = (index: number) => heap[index]!;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  return {
    add(moment: Moment) {
      let index = heap.push(moment) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && isBefore(at(index), at(parent));) {
        swap(index, parent);
        index = parent;
        parent = (index - 1) >> 1;
      }
    },
    take(): Moment | undefined {
      if (heap.length < 2) return heap.pop();
      const first = at(0);
      heap[0] = heap.pop()!;
      for (let index = 0; ;) {
        const [left, right] = [2 * index + 1, 2 * index + 2];
        let next = left;
        if (right < heap.length && isBefore(at(right), at(left))) next = right;
        if (next >= heap.length || !isBefore(at(next), at(index))) return first;
        swap(index, next);
        index = next;
      }
    },
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
        // Promises first, and whatever the database is asked for.
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
