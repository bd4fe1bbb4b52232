/** The part of a service worker's world that is used here; TypeScript's list for pages does not have it. */

/** Keeps the worker alive until the work is done. */
type LongEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LongEvent & {
  request: Request;
  /** The answer to a request for a document that the browser has sent while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type Events = {
  install: LongEvent;
  activate: LongEvent;
  message: LongEvent & { data: unknown };
  fetch: FetchEvent;
};

type Scope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
};

export const scope = self as unknown as Scope;

export function on<Name extends keyof Events>(
  name: Name,
  listener: (event: Events[Name]) => void,
): void {
  addEventListener(name, listener as (event: Event) => void);
}
