/** Becomes `/sw.js` where the site is built to have none: deletes all that is kept, and removes itself. */
import { on, scope } from './scope.ts';

on('install', (event) => event.waitUntil(scope.skipWaiting()));

on('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(remove());
});
