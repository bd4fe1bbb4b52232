/** Sends each state of a form to the server, which keeps it. */

export type Keeping =
  /** All that is written is saved. */
  | { state: 'same' }
  | { state: 'writing' }
  /** `at` as ISO text. */
  | { state: 'kept'; at: string }
  | { state: 'lost'; says: string };

/** Milliseconds after the first letter that is not kept until the form is sent, and until a lost one is sent again. */
export const PAUSE = 800;
export const AGAIN = 3000;

type Settings<Form> = {
  /** Sends a form. @returns the time at which it was kept; `undefined` if it has changed meanwhile @throws {Error} */
  send: (form: Form) => Promise<string | undefined>;
  tell: (keeping: Keeping) => void;
};

export function createKeeper<Form>({ send, tell }: Settings<Form>) {
  let waiting: Form | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isHeld = false;

  function later(pause: number): void {
    stop();
    if (!isHeld) timer = setTimeout(() => void now(), pause);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  const isNewest = () => waiting === undefined;

  async function work(): Promise<void> {
    while (waiting !== undefined) {
      const form = waiting;
      waiting = undefined;
      try {
        const at = await send(form);
        // What was typed meanwhile is sent next.
        if (at !== undefined && isNewest()) tell({ state: 'kept', at });
      } catch (error) {
        waiting ??= form;
        tell({ state: 'lost', says: error instanceof Error ? error.message : '' });
        later(AGAIN);
        return;
      }
    }
  }

  /** Sends what waits. Requests follow each other, so that an older form never comes after a newer one. */
  async function now(): Promise<void> {
    stop();
    sending ??= work().finally(() => (sending = undefined));
    await sending;
  }

  return {
    change(form: Form): void {
      waiting = form;
      tell({ state: 'writing' });
      // Somebody who types without a pause is kept, too.
      if (timer === undefined) later(PAUSE);
    },
    now,
    /**
     * Sends nothing while something else is done with the form: a draft that comes after a save would look like a newer
     * one. What waits is sent first, and what is typed meanwhile is sent afterwards.
     */
    async hold<Result>(work: () => Promise<Result>): Promise<Result> {
      await now();
      isHeld = true;
      stop();
      try {
        return await work();
      } finally {
        isHeld = false;
        if (waiting !== undefined) later(PAUSE);
      }
    },
    /** Forgets what waits: it is saved, or nobody wants it. */
    forget(): void {
      stop();
      waiting = undefined;
      tell({ state: 'same' });
    },
  };
}
