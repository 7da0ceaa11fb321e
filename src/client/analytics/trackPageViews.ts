import { getPathInfo } from '../../shared/paths/getPathInfo';
import { whenRestored } from '../platform/whenRestored';
import { sendEvent } from './gtag';

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
