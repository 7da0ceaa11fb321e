import { languageToPrefix } from '../../shared/languages';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { registerWorker } from './registerWorker';
import { reportReadPage } from './reportReadPage';

/**
 * Starts the service worker for the pages of the user's language; does nothing in development.
 *
 * @param loadLater brings what a page loads on request: cached with the page, it is there without a
 *   network too
 * @returns to be called after each move to another page
 */
export function startWorker(loadLater: () => Promise<unknown>): () => void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') {
    return () => {};
  }
  const { userLanguage } = getPathInfo(location.pathname);
  const registered = registerWorker({ scope: `${languageToPrefix(userLanguage)}/x/` });
  const onPage = async () => {
    if (await registered) {
      await loadLater();
      await reportReadPage(navigator.serviceWorker);
    }
  };
  void onPage();
  return () => void onPage();
}
