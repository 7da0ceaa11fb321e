import type { Problem } from '../../base/problems/problem';
import type { SourceText } from './loadPage';

/** No text needs more; the parser follows each quote into the next one, until its stack ends. */
const MOST_QUOTES = 20;

/** No line needs more; the parser looks for the end of each link from each bracket on. */
const MOST_BRACKETS = 500;

const QUOTES = /^(?:[ \t]*>)+/;

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function describeLine(line: string): string | undefined {
  if (count(QUOTES.exec(line)?.[0] ?? '', '>') > MOST_QUOTES) {
    return `The line has more than ${MOST_QUOTES} quotes in each other. Remove all \`>\` at its beginning but one.`;
  }
  const brackets = count(line, '[');
  return brackets > MOST_BRACKETS
    ? `The line has ${brackets} brackets that may begin a link, and at most ${MOST_BRACKETS} can be read. Break the line, or put it into a block of code.`
    : undefined;
}

/** Finds lines that the parser of markdown would not come to an end with. */
export function findDepth({ file, markdown }: SourceText): Problem[] {
  return markdown.split('\n').flatMap((text, index) => {
    const message = describeLine(text);
    return message === undefined ? [] : [{ file, line: index + 1, message }];
  });
}
