import { startAnalytics } from '../analytics/startAnalytics';
import { loadIconFont } from '../layout/loadIconFont';
import { startWorker } from '../service-worker/startWorker';

/** Starts what runs on the docs domain only. */
export function startServices(): void {
  loadIconFont();
  startAnalytics();
  void startWorker(() => import('../layout/mountSettings').catch(() => undefined));
}
