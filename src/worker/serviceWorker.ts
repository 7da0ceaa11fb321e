/** The service worker: the entry that the build bundles into `/x/sw.js`. */
import { answerRequest } from './answerRequest';
import { isWorkerMessage, SKIP_WAITING } from './messages';
import { createSiteCache } from './siteCache';
import type { WorkerScope } from './workerScope';

/** Set by the build. */
declare const BUILD_ID: string;

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
const request: typeof fetch = (...args) => fetch(...args);
const site = createSiteCache({ buildId: BUILD_ID, origin, caches: scope.caches, request });

/** Every open window loads its page anew. */
async function reloadWindows(): Promise<void> {
  await scope.skipWaiting();
  const windows = await scope.clients.matchAll({ type: 'window' });
  // One that the worker does not control refuses, and reloads by itself.
  await Promise.all(windows.map((client) => client.navigate(client.url).catch(() => undefined)));
}

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(site.prepare());
});
scope.addEventListener('activate', (event) => event.waitUntil(site.replaceOthers()));
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (isWorkerMessage(data)) {
    event.waitUntil(data === SKIP_WAITING ? reloadWindows() : site.keepPage(data.pathname, data.assets));
  }
});
scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, {
    site,
    origin,
    request,
    waitUntil: (work) => event.waitUntil(work),
  });
  if (answer) {
    event.respondWith(answer);
  }
});
