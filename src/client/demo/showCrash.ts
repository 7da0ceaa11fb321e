import type { DemoData } from './demoData';
import type { PageContext } from '../providers/page/PageContext';

interface CrashOptions {
  stage: HTMLElement;
  demo: DemoData;
  error: Error;
  page: PageContext;
  onRetry: () => void;
}

/** What is said of a crash when nothing more can be loaded. */
function showPlainCrash(place: HTMLElement, { name, message }: Error): void {
  const text = document.createElement('p');
  text.className = 'demo-crash';
  text.role = 'alert';
  text.textContent = `${name}: ${message}`;
  place.replaceChildren(text);
}

/**
 * Shows in the place of a demo what made it crash.
 *
 * @returns shows the stage again
 */
export function showCrash({ stage, demo, error, page, onRetry }: CrashOptions): () => void {
  const place = document.createElement('div');
  stage.hidden = true;
  stage.after(place);
  let isHidden = false;
  const show = async () => {
    try {
      const { mountDemoCrash } = await import('./mountDemoCrash');
      if (!isHidden) {
        mountDemoCrash({ place, demo, error, page, onRetry });
      }
    } catch {
      showPlainCrash(place, error);
    }
  };
  void show();
  return () => {
    isHidden = true;
    place.remove();
    stage.hidden = false;
  };
}
