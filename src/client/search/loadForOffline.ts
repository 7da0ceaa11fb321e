import { loadOnce } from '../../shared/loadOnce';
import { isDocsDomain } from '../../shared/paths/docsDomain';
import { savesData } from '../platform/savesData';
import { reportReadPage } from '../service-worker/reportReadPage';

const loaded = new Map<string, Promise<void>>();

/** Whether a service worker keeps what this page loads. */
async function hasWorker(): Promise<boolean> {
  return (
    isDocsDomain(location.host) &&
    'serviceWorker' in navigator &&
    (await navigator.serviceWorker.getRegistration()) !== undefined
  );
}

async function loadFiles(hrefs: readonly string[]): Promise<void> {
  if (!(await hasWorker())) {
    return;
  }
  // To the end: what is still on its way does not count as loaded.
  await Promise.all(hrefs.map(async (href) => (await fetch(href)).text()));
  await reportReadPage(navigator.serviceWorker);
}

/**
 * Loads the full text of a search and lets the service worker keep it with the code and the index, which a search has
 * loaded before: the search then works without a network. For users who search, once; never for those who save
 * data, and never where there is no worker.
 *
 * @param indexHref names the search
 * @param hrefs the files of its full text, and its questions
 */
export async function loadForOffline(indexHref: string, hrefs: readonly string[]): Promise<void> {
  if (!savesData()) {
    // Out of reach: the next search tries again.
    await loadOnce(loaded, indexHref, () => loadFiles(hrefs)).catch(() => undefined);
  }
}
