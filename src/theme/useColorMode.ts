import { useEffect } from 'react';
import { followColorMode } from './colorMode';

/** Keeps the document in the reader's colour mode while the site is open. */
export function useColorMode(): void {
  useEffect(followColorMode, []);
}
