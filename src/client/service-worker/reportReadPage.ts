import type { PageReadMessage } from '../../worker/messages';
import { isCopied } from '../../worker/siteCache';

/** What the document has loaded from its own origin. */
function listAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && isCopied(pathname);
    });
}

/** Tells the worker which page is read, once one is in force. */
export async function reportReadPage(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const message: PageReadMessage = { type: 'pageRead', pathname: location.pathname, assets: listAssets() };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  (container.controller ?? active)?.postMessage(message);
}
