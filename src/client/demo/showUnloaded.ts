import { createLoadFault } from '../platform/loadFault';
import type { PageContext } from '../providers/page/PageContext';

/**
 * Says below the static form of a demo that its code could not be loaded; tries again when the network is back.
 *
 * @returns takes that back
 */
export function showUnloaded(stage: HTMLElement, { t }: PageContext, onRetry: () => void): () => void {
  const note = createLoadFault({ t, onRetry });
  stage.after(note);
  const shown = new AbortController();
  addEventListener('online', onRetry, { signal: shown.signal });
  return () => {
    shown.abort();
    note.remove();
  };
}
