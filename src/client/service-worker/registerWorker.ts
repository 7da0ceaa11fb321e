import { SKIP_WAITING } from '../../worker/messages';

/** Where the worker is. */
export const WORKER_SRC = '/x/sw.js';

/** How often is tried whether the page may be loaded anew, in ms. */
const RELOAD_INTERVAL = 100;

let reloadLoop: ReturnType<typeof setInterval> | undefined;

/** Loads the page anew as soon as the document has the focus. */
function startReloadLoop(reload: () => void): void {
  clearInterval(reloadLoop);
  reloadLoop = setInterval(() => {
    if (document.hasFocus()) {
      reload();
    }
  }, RELOAD_INTERVAL);
}

interface RegisterWorkerOptions {
  /** The part of the site that the worker serves: `/zh/x/`. */
  scope: string;
  container?: ServiceWorkerContainer;
  reload?: () => void;
}

/**
 * Registers the worker and brings a newer one into force.
 *
 * @returns the registration; undefined when the script cannot be loaded, which leaves the page as it is
 */
export async function registerWorker({
  scope,
  container = navigator.serviceWorker,
  reload = () => location.reload(),
}: RegisterWorkerOptions): Promise<ServiceWorkerRegistration | undefined> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register(WORKER_SRC, { scope });
  } catch {
    return undefined;
  }
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        registration.waiting?.postMessage(SKIP_WAITING);
      } else if (worker.state === 'activated') {
        startReloadLoop(reload);
      }
    });
  };
  if (!container.controller) {
    return registration;
  }
  if (registration.waiting) {
    // A worker has no origin to name, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    registration.waiting.postMessage(SKIP_WAITING);
  } else if (registration.installing) {
    watch(registration.installing);
  } else {
    registration.addEventListener('updatefound', () => watch(registration.installing));
  }
  return registration;
}
