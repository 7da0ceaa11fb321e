/** An end of a sentence; the points of `e.g.` and `i.e.` are none. */
const SENTENCE = /^.*?(?<!\b(?:e\.g|i\.e|etc))[.!?](?=\s|$)/s;

/** The first sentence of a comment's markdown, as text on one line: links are their texts, and code is without marks. */
export function summarize(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n|\n(?=\s*[-*] )/);
  const text = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');
  return (SENTENCE.exec(text)?.[0] ?? text).replaceAll(/\s+/g, ' ').trim();
}
