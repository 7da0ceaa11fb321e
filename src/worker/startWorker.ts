import { languageToPrefix } from '../shared/languages';
import { getPathInfo } from '../shared/paths/getPathInfo';
import { registerWorker } from './registerWorker';
import { reportReadPages } from './reportReadPages';

/** Starts the service worker for the pages of the reader's language; does nothing in development. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') {
    return;
  }
  const { userLanguage } = getPathInfo(location.pathname);
  const registration = await registerWorker({ scope: `${languageToPrefix(userLanguage)}/x/` });
  if (registration) {
    await reportReadPages(navigator.serviceWorker);
  }
}
