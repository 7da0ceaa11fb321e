import { sendEvent } from './gtag';
import { readClickEvent } from './readClickEvent';

/**
 * Reports clicks: one listener for the document.
 *
 * @returns stops it
 */
export function trackClicks(draw: () => number = Math.random): () => void {
  const onClick = (event: MouseEvent) => {
    const click = readClickEvent(event.target, draw);
    if (click) {
      sendEvent(click.name, click.params);
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
