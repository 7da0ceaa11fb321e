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

/** The same words one after the other, with no code between them. A word or two may end a clause and begin the next. */
const REPETITIONS: RegExp[] = [
  /(?<![\w'’-])([a-zA-Z]+(?: [\w'’]+){0,7}) \1(?![\w'’-])/g,
  /\bThe the\b/g,
  /(?<![\w'’-])([a-zA-Z]+(?: [\w'’]+){2,9}), \1(?![\w'’-])/g,
  /(\p{Script=Han}{4,})，?\1/gu,
];

/** A place of a text with the words around it. */
function quote(text: string, index: number, length: number): string {
  const before = /\S+\s?\S*$/.exec(text.slice(0, index))?.[0] ?? '';
  const after = /^\S*\s?\S+/.exec(text.slice(index + length))?.[0] ?? '';
  return `${before}${text.slice(index, index + length)}${after}`;
}

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
        message: `${what} Read the sentence around “${quote(markdown, index, match.length)}” again.`,
      })),
    );
    for (const { index, 0: match } of REPETITIONS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      broken.push({
        line: getLine(index),
        message: `The same words are there twice in a row: “${match}”. Delete one of them, or write the sentence anew.`,
      });
    }
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
