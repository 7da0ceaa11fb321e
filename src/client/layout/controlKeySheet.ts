import { loadOnce } from '../../shared/loadOnce';
import type { Translate } from '../../shared/languages/translate';
import { isTypingPlace } from '../platform/isTypingPlace';
import { limitWait } from '../platform/limitWait';
import { showLoadFault } from '../platform/loadFault';
import type { PageContext } from '../providers/page/PageContext';

async function loadSheet(): Promise<(t: Translate) => void> {
  const { showKeySheet } = await import('./showKeySheet');
  return showKeySheet;
}

/** The controller of the button in the footer that lists all keys; the key `?` does the same from anywhere. */
export function controlKeySheet(button: HTMLElement, { t }: PageContext): void {
  const loaded = new Map<string, ReturnType<typeof loadSheet>>();
  const show = async () => {
    try {
      const showKeySheet = await loadOnce(loaded, 'sheet', () => limitWait(loadSheet()));
      showKeySheet(t);
    } catch {
      showLoadFault({ t, onRetry: show });
    }
  };
  button.addEventListener('click', show);
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key === '?' && !ctrlKey && !metaKey && !altKey && !event.defaultPrevented && !isTypingPlace(target)) {
      event.preventDefault();
      void show();
    }
  });
}
