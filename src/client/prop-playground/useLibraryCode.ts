import { useCallback, useEffect, useState } from 'react';
import type { DateLibrary } from '../../shared/demo/dateLibraries';
import { loadLibraryCode, type LibraryCode } from './libraryCode';

interface LoadedCode {
  /** What prints the code: that of the library before, until the next is there; absent for Day.js. */
  code?: LibraryCode;
  /** Whether the code is that of the library. */
  isLoaded: boolean;
  hasFailed: boolean;
  /** Tries again after a failure. */
  retry: () => void;
  /**
   * Loads what prints the code.
   *
   * @throws when it is out of reach
   */
  load: () => Promise<LibraryCode | undefined>;
}

/**
 * Loads what the code of a playground is printed with, when the library is chosen.
 *
 * @param key of the playground: `date-pickers/playground/Arrival`
 */
export function useLibraryCode(key: string, library: DateLibrary): LoadedCode {
  const [latest, setLatest] = useState<LibraryCode>();
  const [failed, setFailed] = useState<DateLibrary>();
  const load = useCallback(
    async () => (library === 'dayjs' ? undefined : loadLibraryCode(key, library)),
    [key, library],
  );
  const isWanted = failed !== library;
  useEffect(() => {
    let isEnded = false;
    if (isWanted) {
      load().then(
        (code) => isEnded || setLatest(code),
        () => isEnded || setFailed(library),
      );
    }
    return () => {
      isEnded = true;
    };
  }, [load, library, isWanted]);
  // What failed is forgotten once another library is chosen.
  useEffect(() => () => setFailed(undefined), [library]);
  const hasFailed = failed === library;
  return {
    code: library === 'dayjs' || hasFailed ? undefined : latest,
    isLoaded: library === 'dayjs' || latest?.library === library,
    hasFailed,
    retry: () => setFailed(undefined),
    load,
  };
}
