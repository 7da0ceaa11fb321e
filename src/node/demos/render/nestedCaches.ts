import type { EmotionCache } from '@emotion/cache';

/** The class that a rule of a cache styles: `.rtl-1abc{float:left}` -> `rtl-1abc`; else the rule itself. */
function readName(rule: string, key: string): string {
  return new RegExp(String.raw`\.(${key}-[\w-]+)`).exec(rule)?.[1] ?? rule;
}

/**
 * Records the rules of caches that demos create themselves, such as one that mirrors styles. A demo does so when its
 * module is loaded, and a cache inserts each rule once: so they are recorded for the life of the process.
 *
 * @param cache any cache of the same copy of emotion; its own rules are left out, and all with its key
 * @returns selects the rules of the caches that some markup has classes of, by the name of the class
 */
export function recordNestedCaches(cache: EmotionCache): (html: string) => Record<string, string> {
  const recorded = new Map<string, Record<string, string>>();
  const sheets = Object.getPrototypeOf(cache.sheet) as EmotionCache['sheet'];
  const { insert } = sheets;
  sheets.insert = function insertAndRecord(this: EmotionCache['sheet'], rule) {
    const { key } = this;
    if (key !== cache.key) {
      const styles = recorded.get(key) ?? {};
      const name = readName(rule, key);
      styles[name] = (styles[name] ?? '') + rule;
      recorded.set(key, styles);
    }
    insert.call(this, rule);
  };
  return (html) => {
    const used = [...recorded].filter(([key]) => html.includes(`${key}-`));
    return Object.assign({}, ...used.map(([, styles]) => styles));
  };
}
