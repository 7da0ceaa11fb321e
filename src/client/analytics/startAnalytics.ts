import { findMeasurementId, loadAnalyticsScript } from './gtag';
import { reportWebVitals } from './reportWebVitals';
import { trackClicks } from './trackClicks';
import { trackPageViews } from './trackPageViews';
import { trackUserProperties } from './trackUserProperties';

/** Starts everything that is measured about a visit; nothing where nothing may be. */
export function startAnalytics(): void {
  const id = findMeasurementId();
  if (!id) {
    return;
  }
  trackUserProperties();
  trackPageViews();
  trackClicks();
  void reportWebVitals();
  loadAnalyticsScript(id);
}
