import { useEffect } from 'react';

/** Resolves and stores how code is read, after the first render of any page. */
export function useCodeCookies(): void {
  useEffect(() => {
    // Without the module code is shown as the server rendered it.
    import('./codePreferencesStore').then(
      ({ getCodePreferences }) => getCodePreferences(),
      () => undefined,
    );
  }, []);
}
