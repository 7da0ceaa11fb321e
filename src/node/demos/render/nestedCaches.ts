import type { EmotionCache } from '@emotion/cache';

/** The class that a rule of a cache styles: `.rtl-1abc{float:left}` -> `rtl-1abc`. */
function readClassName(rule: string, key: string): string {
  return new RegExp(String.raw`\.(${key}-[\w-]+)`).exec(rule)?.[1] ?? rule;
}

/**
 * Records the rules of caches that demos create themselves, such as one that mirrors styles. A demo does so when its
 * module is loaded, and a cache inserts each rule once: so they are recorded for the life of the process.
 *
 * @param cache any cache of the same copy of emotion; its own rules are left out, and all with its key
 * @returns grows with each rule; by the name of its class
 */
export function recordNestedCaches(cache: EmotionCache): Record<string, string> {
  const styles: Record<string, string> = {};
  const sheets = Object.getPrototypeOf(cache.sheet) as EmotionCache['sheet'];
  const { insert } = sheets;
  sheets.insert = function insertAndRecord(this: EmotionCache['sheet'], rule) {
    if (this.key !== cache.key) {
      const name = readClassName(rule, this.key);
      styles[name] = (styles[name] ?? '') + rule;
    }
    insert.call(this, rule);
  };
  return styles;
}
