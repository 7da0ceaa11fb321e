import { startAnalytics } from '../analytics/startAnalytics';
import { startWorker } from '../service-worker/startWorker';
import { loadIconFont } from './loadIconFont';

/**
 * Starts what runs on the docs domain only, once a page load.
 *
 * @returns to be called after each move to another page
 */
export function startServices(): () => void {
  loadIconFont();
  const loadLater = () => import('./ThemeSettings').catch(() => undefined);
  const listeners = [startAnalytics(), startWorker(loadLater)];
  return () => listeners.forEach((listener) => listener());
}
