/** Emotion's key of the left-to-right cache; class names start with it. */
export const CACHE_KEY = 'css';

/** The style element of a page: emotion adopts the rules that it names. */
export function stylesToElementProps(styles: Record<string, string>) {
  return {
    'data-emotion': [CACHE_KEY, ...Object.keys(styles)].join(' '),
    dangerouslySetInnerHTML: { __html: Object.values(styles).join('') },
  };
}
