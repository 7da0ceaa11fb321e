/** A style element that emotion writes beside the element that it styles: the key of the cache, and the name of the rule. */
const STYLE = /<style data-emotion="([\w-]+) ([\w-]+)">([^<]*)<\/style>/g;

/** Markup, and the rules that it needs, by the name of their class. */
interface StyledMarkup {
  html: string;
  styles: Record<string, string>;
}

/**
 * Takes the style elements out of markup that caches have written there which demos create themselves. Only the cache that
 * the browser creates first looks for them: a demo that starts once more would find elements that it does not render.
 */
export function takeNestedStyles(html: string): StyledMarkup {
  const styles: Record<string, string> = {};
  for (const [, key, name, rule] of html.matchAll(STYLE)) {
    styles[`${key}-${name}`] = rule!;
  }
  return { html: html.replaceAll(STYLE, ''), styles };
}
