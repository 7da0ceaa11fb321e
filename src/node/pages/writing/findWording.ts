import type { Root } from 'mdast';
import { PATTERNS } from './patterns';
import { readBlocks } from './readBlocks';

/** Wording that a pattern finds in a page. */
export interface FoundWording {
  line: number;
  /** With some words around it. */
  quote: string;
  rewrite: string;
}

/** Characters before and after what is quoted. */
const AROUND = 20;

/** Finds the wording of `PATTERNS` in the English text of a page. */
export function findWording(tree: Root): FoundWording[] {
  const found = readBlocks(tree).prose.flatMap(({ kind, markdown, getLine }) =>
    PATTERNS.filter(({ only }) => only === undefined || only === kind).flatMap(({ pattern, rewrite }) =>
      [...markdown.matchAll(pattern)].map(({ index, 0: match }) => ({
        line: getLine(index),
        quote: markdown.slice(Math.max(index - AROUND, 0), index + match.length + AROUND).trim(),
        rewrite,
      })),
    ),
  );
  return found.toSorted((a, b) => a.line - b.line);
}
