/** The types of a service worker that are used here; TypeScript's types for pages do not include them. */

/** Keeps the worker alive until the work is done. */
type LongEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LongEvent & {
  request: Request;
  /** Navigation preload: the response to the request that the browser sent while the worker was starting. */
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
