import { useEffect } from 'react';
import { isDocsDomain } from '../../shared/thirdParties';

/** Loads what gives some pages other fonts; on the docs domain only, since no font is requested elsewhere. */
export function useDemoThemeFont(): void {
  useEffect(() => {
    if (!isDocsDomain(location.host)) {
      return undefined;
    }
    let stop: (() => void) | undefined = () => {};
    const start = async () => {
      const { followDemoThemeFont } = await import('./followDemoThemeFont');
      stop &&= followDemoThemeFont();
    };
    // Out of reach, the page keeps its own fonts.
    start().catch(() => {});
    return () => {
      stop?.();
      stop = undefined;
    };
  }, []);
}
