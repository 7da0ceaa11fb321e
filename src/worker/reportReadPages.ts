import Router from 'next/router';
import type { PageReadMessage } from './messages';

/** What the document has loaded from its own origin. */
function listAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_next/static/`));
}

/** Tells the worker of this page, and of each that the reader moves to, once one is in force. */
export async function reportReadPages(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  const report = () => {
    const message: PageReadMessage = {
      type: 'pageRead',
      pathname: location.pathname,
      assets: listAssets(),
    };
    (container.controller ?? active)?.postMessage(message);
  };
  report();
  Router.events.on('routeChangeComplete', report);
}
