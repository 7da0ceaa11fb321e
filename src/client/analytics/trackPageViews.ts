import { getPathInfo } from '../../shared/paths/getPathInfo';
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

/**
 * Reports the page that is shown; a change of query or hash only is no other page.
 *
 * @returns to be called again after each move
 */
export function trackPageViews(): () => void {
  let shown: string | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const onPage = () => {
    if (location.pathname === shown) {
      return;
    }
    shown = location.pathname;
    clearTimeout(pending);
    // On the next tick the title is that of the page.
    pending = setTimeout(sendPageView);
  };
  onPage();
  return onPage;
}
