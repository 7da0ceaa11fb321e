import { useEffect } from 'react';
import { isDocsDomain } from '../shared/thirdParties';
import { whenIdle } from '../shared/whenIdle';

let isStarted = false;

/** Starts icon font, analytics and service worker once the page rests; anywhere but on the docs domain nothing is loaded. */
export function useServices(): void {
  useEffect(() => {
    if (isStarted || !isDocsDomain(location.host)) {
      return undefined;
    }
    return whenIdle(async () => {
      isStarted = true;
      const { startServices } = await import('./startServices');
      startServices();
    });
  }, []);
}
