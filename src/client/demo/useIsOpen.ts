import { useCallback, useSyncExternalStore } from 'react';

/** Whether a `<details>` is open. */
export function useIsOpen(details: HTMLDetailsElement): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      details.addEventListener('toggle', listener);
      return () => details.removeEventListener('toggle', listener);
    },
    [details],
  );
  return useSyncExternalStore(subscribe, () => details.open);
}
