/** Becomes `/sw.js` if the site is built without a service worker: deletes all saved pages and removes itself. */
import { on, scope } from './scope.ts';

on('install', (event) => event.waitUntil(scope.skipWaiting()));

on('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(remove());
});
