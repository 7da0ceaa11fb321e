import { useEffect } from 'react';
import { isDocsDomain } from '../../shared/docsDomain';
import { whenIdle } from '../platform/whenIdle';

/** Tells the services of a move; set when they have started. */
let tellServices: (() => void) | undefined;

/**
 * Starts icon font, analytics and service worker once the page rests; anywhere but on the docs domain nothing is
 * loaded.
 *
 * @param address of the page that is shown
 */
export function useServices(address: string): void {
  useEffect(() => {
    // The document of a demo in an iframe belongs to the visit of the page around it.
    if (!isDocsDomain(location.host) || parent !== window) {
      return undefined;
    }
    return whenIdle(async () => {
      const { startServices } = await import('./startServices');
      tellServices ??= startServices();
    });
  }, []);
  // An effect, not an event of the router: the title changes in an effect below this one.
  useEffect(() => tellServices?.(), [address]);
}
