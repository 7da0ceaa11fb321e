import type { Root } from 'mdast';
import { readBlocks } from './readBlocks';

export interface BrokenSentence {
  line: number;
  message: string;
}

/** Code and the addresses of links say nothing of a sentence. */
const NO_SENTENCE = /`[^`]*`|\]\(…\)|:\w+\[[^\]]*\]/g;

const PAIRS: Record<string, string> = { ')': '(', '）': '（', ']': '[', '】': '【' };

/** Numbers and letters of a list have no opening bracket: `1)`. */
const LIST_MARK = /(?:^|[\s(（])[\da-z]$/i;

/** The first bracket that closes or opens nothing. */
function findBracket(text: string): number | undefined {
  const open: { bracket: string; index: number }[] = [];
  for (const [index, character] of [...text].map((one, at) => [at, one] as const)) {
    if (Object.values(PAIRS).includes(character)) {
      open.push({ bracket: character, index });
    } else if (character in PAIRS && open.at(-1)?.bracket === PAIRS[character]) {
      open.pop();
    } else if (character in PAIRS && !LIST_MARK.test(text.slice(0, index))) {
      return index;
    }
  }
  return open[0]?.index;
}

/** What an edit leaves in markdown: what stands where, and what is wrong. */
const BREAKS: [pattern: RegExp, what: string][] = [
  [/\]\(…\)[A-Za-z0-9]/g, 'Text follows a link without a space.'],
  [/[A-Za-z0-9]\[[^\]]+\]\(…\)/g, 'A link follows text without a space.'],
  [/(?<!\]\(…)[^\s(]\((?:https?:|\/x\/)[^)]*\)/g, 'An address without its link is in the text.'],
  [/\]\(…\)\(/g, 'A link has two addresses.'],
  [/[a-z`] See \[/g, 'The sentence before `See` has no end.'],
  [/[,;:] ?\.(?=\s|$)/g, 'A sentence ends twice.'],
];

/** Finds sentences and links that an edit broke. */
export function findBrokenSentences(tree: Root): BrokenSentence[] {
  return readBlocks(tree).prose.flatMap(({ markdown, getLine }) => {
    const text = markdown.replace(NO_SENTENCE, (match) =>
      match.startsWith(']') ? `]${' '.repeat(match.length - 1)}` : ' '.repeat(match.length),
    );
    const bracket = findBracket(text);
    const broken: BrokenSentence[] = BREAKS.flatMap(([pattern, what]) =>
      [...markdown.matchAll(pattern)].map(({ index, 0: match }) => ({
        line: getLine(index),
        message: `${what} Read the sentence around \`${match}\` again.`,
      })),
    );
    if (bracket !== undefined) {
      const around = markdown.slice(Math.max(bracket - 20, 0), bracket + 20).trim();
      broken.push({
        line: getLine(bracket),
        message: `The bracket \`${text[bracket]}\` in “${around}” has no partner.`,
      });
    }
    return broken;
  });
}
