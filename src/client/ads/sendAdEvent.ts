import { sendEvent } from '../analytics/gtag';

/** Reports what happened to an advertisement. */
export function sendAdEvent(eventAction: 'display' | 'crash', eventLabel: string): void {
  sendEvent('ad', { eventAction, eventLabel });
}

/** Reports a display, if the draw selects it. @param draw in [0, 1) */
export function sendDisplay(label: string, ratio: number, draw: number): void {
  if (draw <= ratio) {
    sendAdEvent('display', label);
  }
}
