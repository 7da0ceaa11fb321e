import { startAnalytics } from '../analytics/startAnalytics';
import { startWorker } from '../service-worker/startWorker';
import type { DocsConfig } from '../providers/docs/DocsProvider';
import { loadForOffline } from '../search/loadForOffline';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { loadIconFont } from './loadIconFont';

async function loadSearch(loadSearchSetups: DocsConfig['loadSearchSetups']): Promise<void> {
  const setups = await loadSearchSetups();
  await loadForOffline(setups[getPathInfo(location.pathname).userLanguage]);
}

/**
 * Starts what runs on the docs domain only, once a page load.
 *
 * @param loadSearchSetups names the files of the search
 * @returns to be called after each move to another page
 */
export function startServices(loadSearchSetups: DocsConfig['loadSearchSetups']): () => void {
  loadIconFont();
  const loadLater = () => Promise.allSettled([import('./ThemeSettings'), loadSearch(loadSearchSetups)]);
  const listeners = [startAnalytics(), startWorker(loadLater)];
  return () => listeners.forEach((listener) => listener());
}
