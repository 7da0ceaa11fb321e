import type { EmotionCache } from '@emotion/cache';

let rtlCache: EmotionCache | undefined;

/** The cache of right-to-left demos; undefined until it is loaded. */
export function getRtlCache(): EmotionCache | undefined {
  return rtlCache;
}

/**
 * Loads the cache when right to left is first chosen. Out of reach, demos turn by the direction of the document alone,
 * and the next call tries again.
 */
export async function loadRtlCache(): Promise<void> {
  try {
    rtlCache ??= (await import('./rtlCache')).rtlCache;
  } catch {
    // The cache is out of reach: the next call tries again.
  }
}
