import GithubSlugger, { slug } from 'github-slugger';

/** What a line without words of its own becomes. */
const EMPTY = 'message-';

/** With how many words ids are tried, the shortest first. */
const WORD_COUNTS = [7, 14, 28];

function getId(text: string, wordCount: number): string {
  const words = text
    .replace(/^MUI( X[^:{]*)?: /, '')
    .replace(/\{[\w…]+\}/g, ' ')
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .trim()
    .split(/\s+/);
  return `message-${slug(words.slice(0, wordCount).join(' '))}`;
}

/**
 * Ids for links to messages: the first words of the first line that no other message has.
 *
 * They stay when other messages come, unless one of these says the same.
 */
export function createMessageIds(texts: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return texts.map((text) => {
    const others = texts.filter((other) => other !== text).flatMap((other) => other.split('\n'));
    for (const count of WORD_COUNTS) {
      const taken = new Set(others.map((line) => getId(line, count)));
      const id = text
        .split('\n')
        .map((line) => getId(line, count))
        .find((lineId) => lineId !== EMPTY && !taken.has(lineId));
      if (id) {
        return slugger.slug(id);
      }
    }
    return slugger.slug(getId(text, WORD_COUNTS.at(-1)!));
  });
}
