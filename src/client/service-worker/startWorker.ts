import { languageToPrefix } from '../../shared/languages/languages';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { registerWorker } from './registerWorker';
import { reportReadPage } from './reportReadPage';

/**
 * Starts the service worker for the pages of the user's language; does nothing in development.
 *
 * @param loadLater brings what a page loads on request: cached with the page, it is there without a
 *   network too
 */
export async function startWorker(loadLater: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') {
    return;
  }
  const { userLanguage } = getPathInfo(location.pathname);
  if (await registerWorker({ scope: `${languageToPrefix(userLanguage)}/x/` })) {
    await loadLater();
    await reportReadPage(navigator.serviceWorker);
  }
}
