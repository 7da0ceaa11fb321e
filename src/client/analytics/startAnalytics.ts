import { findMeasurementId, loadAnalyticsScript, sendEvent } from './gtag';
import { reportWebVitals } from './reportWebVitals';
import { trackUserProperties } from './trackUserProperties';
import { getPathInfo } from '../../shared/paths/getPathInfo';
import { whenRestored } from '../platform/whenRestored';
import { readClickEvent } from './readClickEvent';

function readMeta(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

function sendPageView(): void {
  sendEvent('page_view', {
    page_title: document.title,
    page_location: getPathInfo(location.pathname).canonicalAsServer,
    productId: readMeta('mui:productId'),
    productCategoryId: readMeta('mui:productCategoryId'),
  });
}

/** Reports the page that is shown, now and when the browser shows it again as it was left. */
export function trackPageViews(): void {
  sendPageView();
  whenRestored(sendPageView);
}

/** Reports clicks: one listener for the document. */
function trackClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const click = readClickEvent(target, Math.random);
    if (click) {
      sendEvent(click.name, click.params);
    }
  });
}

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
