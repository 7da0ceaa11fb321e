import { startAnalytics } from '../analytics/startAnalytics';
import { startWorker } from '../worker/startWorker';
import { loadIconFont } from './loadIconFont';

/** Starts what runs on the docs domain only, once a page load. */
export function startServices(): void {
  loadIconFont();
  startAnalytics();
  void startWorker();
}
