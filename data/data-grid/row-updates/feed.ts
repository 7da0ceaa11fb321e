import type { Station } from './data';

/**
 * Stands in for a WebSocket: sends the new number of bikes of one station every 20 milliseconds.
 *
 * @returns a function that closes the connection
 */
export function subscribe(onMessage: (update: Pick<Station, 'id' | 'bikes'>) => void): () => void {
  let sent = 0;
  const timer = setInterval(() => {
    onMessage({ id: 1 + (sent % 4), bikes: (sent * 7) % 25 });
    sent += 1;
  }, 20);
  return () => clearInterval(timer);
}
