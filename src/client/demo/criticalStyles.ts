import type { EmotionCache } from '@emotion/cache';

/** Emotion's key of the left-to-right cache; class names start with it. */
export const CACHE_KEY = 'css';

let cache: EmotionCache | undefined;
let known: Set<string> | undefined;

/** Names of the rules that the document has: those the page came with, and those of pages since. */
function getKnownNames(): Set<string> {
  if (!known) {
    known = new Set();
    for (const style of document.querySelectorAll(`style[data-emotion^="${CACHE_KEY} "]`)) {
      for (const name of (style.getAttribute('data-emotion') ?? '').split(' ').slice(1)) {
        known.add(name);
      }
    }
  }
  return known;
}

/** The style element of a page: emotion adopts the rules that it names. */
export function stylesToElementProps(styles: Record<string, string>) {
  return {
    'data-emotion': [CACHE_KEY, ...Object.keys(styles)].join(' '),
    dangerouslySetInnerHTML: { __html: Object.values(styles).join('') },
  };
}

/**
 * Adds the rules of a page that the user moved to, before its demos are live. Rules that are in the
 * document already, from an earlier page or from a live demo, are not written again.
 */
export function addCriticalStyles(styles: Record<string, string>): void {
  const names = getKnownNames();
  const missing = Object.entries(styles).filter(([name]) => !names.has(name) && !cache?.inserted[name]);
  if (missing.length === 0) {
    return;
  }
  const { 'data-emotion': label, dangerouslySetInnerHTML } = stylesToElementProps(
    Object.fromEntries(missing),
  );
  const style = document.createElement('style');
  style.setAttribute('data-emotion', label);
  style.textContent = dangerouslySetInnerHTML.__html;
  document.head.prepend(style);
  for (const [name] of missing) {
    names.add(name);
    if (cache) {
      cache.inserted[name] = true;
    }
  }
}

/** Sets the cache of the live demos. A cache adopts the styles that are in the document when it is created. */
export function setDemoCache(demoCache: EmotionCache): void {
  cache = demoCache;
}
