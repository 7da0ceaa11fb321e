import { loadOnce } from '../../shared/loadOnce';
import { limitWait } from '../platform/limitWait';
import { createLoadFault } from '../platform/loadFault';
import type { PageContext } from '../providers/page/PageContext';

/**
 * Loads what a popup contains when the user comes near its button or opens it; what is out of reach is requested again
 * the next time, and the open popup says so.
 *
 * @param part with the button, and the popup that it opens
 * @param load fills the popup
 */
export function loadPopup(
  part: HTMLElement,
  { t }: Pick<PageContext, 't'>,
  load: (popup: HTMLElement) => Promise<void>,
): void {
  const button = part.querySelector('button')!;
  const popup = part.querySelector<HTMLElement>('[popover]')!;
  const loaded = new Map<string, Promise<void>>();
  let note: HTMLElement | undefined;
  const request = async () => {
    try {
      await loadOnce(loaded, 'popup', () => limitWait(load(popup)));
      note?.remove();
    } catch {
      note ??= createLoadFault({ t, onRetry: request });
      popup.append(note);
    }
  };
  button.addEventListener('pointerenter', request);
  button.addEventListener('focus', request);
  popup.addEventListener('beforetoggle', request);
  if (popup.matches(':popover-open')) {
    request();
  }
}
