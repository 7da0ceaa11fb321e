import { findNearest } from '../../base/problems/findNearest';
import type { Problem } from '../../base/problems/problem';
import { isAlike } from './isAlike';
import type { SectionQuestions } from './parseQuestions';

/** More questions of a section say that it is about several things. */
const MAX_QUESTIONS = 16;

/** What is wrong with a question; undefined where it may be. */
function findFault(text: string, heading: string | undefined, others: readonly string[]): string | undefined {
  if (!/[?？]$/.test(text)) {
    return 'A question ends with a question mark: `How do I sort rows?`.';
  }
  if (others.length >= MAX_QUESTIONS) {
    return `A section has at most ${MAX_QUESTIONS} questions. Delete one, or give its answer a section of its own.`;
  }
  if (heading !== undefined && isAlike(text, heading)) {
    return `The question says what the heading \`${heading}\` says. Ask in other words, as developers search for it.`;
  }
  const namesake = others.find((other) => isAlike(text, other) || isAlike(other, text));
  return namesake === undefined
    ? undefined
    : `The question is like \`${namesake}\`. Delete it, or ask in other words.`;
}

/**
 * Checks the questions of a page in one language.
 *
 * @param headings texts of the page's headings in that language, by id
 */
export function checkQuestions(
  file: string,
  sections: readonly SectionQuestions[],
  headings: ReadonlyMap<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  for (const { id, line, questions } of sections) {
    if (id !== undefined && !headings.has(id)) {
      const nearest = findNearest(id, headings.keys());
      const message = `The page has no heading \`${id}\`. ${nearest === undefined ? 'It has none.' : `Did you mean \`${nearest}\`?`} The page as a whole is \`(page)\`.`;
      problems.push({ file, line, message });
      continue;
    }
    const others: string[] = [];
    for (const question of questions) {
      const fault = findFault(question.text, id === undefined ? undefined : headings.get(id), others);
      if (fault) {
        problems.push({ file, line: question.line, message: fault });
      }
      others.push(question.text);
    }
  }
  return problems;
}
