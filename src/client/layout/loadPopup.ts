import { loadOnce } from '../../shared/loadOnce';

/**
 * Loads what a popup contains when the user comes near its button or opens it; what is out of reach is requested again
 * the next time.
 *
 * @param part with the button, and the popup that it opens
 * @param load fills the popup
 */
export function loadPopup(part: HTMLElement, load: (popup: HTMLElement) => Promise<void>): void {
  const button = part.querySelector('button')!;
  const popup = part.querySelector<HTMLElement>('[popover]')!;
  const loaded = new Map<string, Promise<void>>();
  const request = () => void loadOnce(loaded, 'popup', () => load(popup)).catch(() => {});
  button.addEventListener('pointerenter', request);
  button.addEventListener('focus', request);
  popup.addEventListener('beforetoggle', request);
  if (popup.matches(':popover-open')) {
    request();
  }
}
