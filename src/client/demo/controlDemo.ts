import type { DemoData } from './demoData';
import { parseDemoHash } from '../../shared/demo/codePreferences';
import { readJsonData } from '../platform/readJsonData';
import type { PageContext } from '../providers/page/PageContext';
import { controlStage } from './controlStage';
import { whenNear } from './whenNear';

/** Loads a demo in an iframe anew. */
function resetIframe(root: HTMLElement): void {
  const iframe = root.querySelector('iframe');
  iframe?.replaceWith(iframe.cloneNode());
}

/**
 * The controller of a demo: the live demo takes over its snapshot, and its tools arrive when it is near the view, or
 * when the address leads to it.
 *
 * @param root holds the stage or the iframe, the code, and what `getDemoData` says
 * @returns ends the demo
 */
export function controlDemo(root: HTMLElement, page: PageContext): () => void {
  const demo = readJsonData<DemoData>(root);
  const element = root.querySelector<HTMLElement>(':scope > .demo-stage');
  const stage = element && controlStage(element, demo, { page });
  const place = root.querySelector<HTMLElement>(':scope > .demo-tools');
  if (!place) {
    return () => stage?.stop();
  }

  const ended = new AbortController();
  const { signal } = ended;
  let unmountTools = () => {};
  let isRequested = false;
  const loadTools = async () => {
    if (isRequested) {
      return;
    }
    isRequested = true;
    try {
      const { mountDemoTools } = await import('./mountDemoTools');
      if (!signal.aborted) {
        unmountTools = mountDemoTools({
          place,
          section: root,
          demo,
          page,
          onStyling: (styling) => stage?.setStyling(styling),
          onReset: () => (stage ? stage.reset() : resetIframe(root)),
        });
      }
    } catch {
      // Without the tools a demo shows its TypeScript; the next approach tries again.
      isRequested = false;
    }
  };
  const followHash = () => {
    if (parseDemoHash(location.hash)?.name === demo.name) {
      void loadTools();
    }
  };
  const stopWaiting = whenNear(root, loadTools);
  for (const type of ['focusin', 'pointerover']) {
    root.addEventListener(type, loadTools, { signal });
  }
  addEventListener('hashchange', followHash, { signal });
  followHash();
  return () => {
    ended.abort();
    stopWaiting();
    unmountTools();
    stage?.stop();
  };
}
