import type { Styling } from '../../shared/demo/codePreferences';
import type { DemoData } from './demoData';
import { getDemoModuleName } from '../../shared/demo/demoFragment';
import { showCrash } from './showCrash';
import { startDemo, type StartDemoOptions } from './startDemo';
import { createLoadFault } from '../platform/loadFault';
import type { PageContext } from '../providers/page/PageContext';

/** Controls the live demo of a stage. */
interface StageController {
  /** Starts it again from its snapshot. */
  reset: () => void;
  setStyling: (styling: Styling) => void;
  stop: () => void;
}

/** What a demo is started with. */
interface StageOptions extends Pick<StartDemoOptions, 'page' | 'wrap'> {
  /** The styling of its first start. */
  styling?: Styling;
}

/**
 * Says below the snapshot of a demo that its code could not be loaded; tries again when the network is back.
 *
 * @returns takes that back
 */
function showUnloaded(stage: HTMLElement, { t }: PageContext, onRetry: () => void): () => void {
  const note = createLoadFault({ t, onRetry });
  stage.after(note);
  const shown = new AbortController();
  addEventListener('online', onRetry, { signal: shown.signal });
  return () => {
    shown.abort();
    note.remove();
  };
}

/** Starts the live demo of a stage, says where it crashes, and starts it again from its snapshot. */
export function controlStage(
  stage: HTMLElement,
  demo: DemoData,
  { page, wrap, styling: firstStyling = 'system' }: StageOptions,
): StageController {
  let styling = firstStyling;
  let stop = () => {};
  const addToStop = (hide: () => void) => {
    const stopDemo = stop;
    stop = () => {
      hide();
      stopDemo();
    };
  };
  const start = () => {
    stop();
    stop = startDemo({
      stage,
      demo: {
        name: demo.name,
        pageId: demo.pageId,
        moduleName: getDemoModuleName(demo.name, styling),
        // The snapshot is that of MUI System: another styling takes its place.
        mode: styling === 'system' ? demo.mode : 'replace',
      },
      page,
      wrap,
      onCrash: (error) => addToStop(showCrash({ stage, demo, error, page, onRetry: start })),
      onUnloaded: () => addToStop(showUnloaded(stage, page, start)),
    });
  };
  start();
  return {
    reset: start,
    setStyling: (next) => {
      if (next !== styling) {
        styling = next;
        start();
      }
    },
    stop: () => stop(),
  };
}
