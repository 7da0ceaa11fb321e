import { sendAdEvent } from './sendAdEvent';

/**
 * Keeps a crash inside the element of an advertisement: reports it and leaves the element empty.
 *
 * @param label of the element; null without one
 * @param show fills the element
 * @returns whether it did
 */
export function guardAd(element: Element, label: string | null, show: () => void): boolean {
  try {
    show();
    return true;
  } catch {
    element.replaceChildren();
    sendAdEvent('crash', String(label));
    return false;
  }
}
