import { getDemoModuleName } from '../../shared/demoFragment';
import type { DemoData } from '../../shared/demoData';
import { parseDemoHash, type Styling } from '../../shared/codePreferences';
import { readJsonData } from '../platform/readJsonData';
import type { PageContext } from '../providers/page/PageContext';
import { showCrash } from './showCrash';
import { startDemo } from './startDemo';
import { whenNear } from './whenNear';

/** Starts the live demo of a stage, and starts it again from its static form. */
function controlStage(stage: HTMLElement, demo: DemoData, page: PageContext) {
  let styling: Styling = 'system';
  let stop = () => {};
  const start = () => {
    stop();
    stop = startDemo({
      stage,
      demo: {
        name: demo.name,
        pageId: demo.pageId,
        moduleName: getDemoModuleName(demo.name, styling),
        // The static form is that of MUI System: another styling takes its place.
        mode: styling === 'system' ? demo.mode : 'replace',
      },
      page,
      onCrash: (error) => {
        const hide = showCrash({ stage, demo, error, page, onRetry: start });
        const stopDemo = stop;
        stop = () => {
          hide();
          stopDemo();
        };
      },
    });
  };
  start();
  return {
    reset: start,
    setStyling: (next: Styling) => {
      if (next !== styling) {
        styling = next;
        start();
      }
    },
    stop: () => stop(),
  };
}

/** Loads a demo in an iframe anew. */
function resetIframe(root: HTMLElement): void {
  const iframe = root.querySelector('iframe');
  iframe?.replaceWith(iframe.cloneNode());
}

/**
 * The controller of a demo: the live demo takes over its static form, and its tools arrive when it is near the view, or
 * when the address leads to it.
 *
 * @param root holds the stage or the iframe, the code, and what `getDemoData` says
 * @returns ends the demo
 */
export function controlDemo(root: HTMLElement, page: PageContext): () => void {
  const demo = readJsonData<DemoData>(root);
  const element = root.querySelector<HTMLElement>(':scope > .demo-stage');
  const stage = element && controlStage(element, demo, page);
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
