import { ProblemsError } from '../../../../src/node/base/problems/problem';

export interface Outcome<Rule> {
  rules: Rule[];
  /** Empty when the text was read. */
  message: string;
  /** Lines that rules or problems name and the text does not have. */
  strayLines: (text: string) => unknown[];
}

/** What a parser made of a text: rules, or problems. Any other error is thrown on. */
export function outcomeOf<Rule extends { line: number }>(parse: () => Rule[]): Outcome<Rule> {
  try {
    const rules = parse();
    return { rules, message: '', strayLines: (text) => findStrayLines(rules, text) };
  } catch (error) {
    if (!(error instanceof ProblemsError)) {
      throw error;
    }
    return { rules: [], message: error.message, strayLines: (text) => findStrayLines(error.problems, text) };
  }
}

function findStrayLines(named: readonly { line?: number }[], text: string): unknown[] {
  const lineCount = text.split(/\r\n|\r|\n/).length;
  return named.map(({ line }) => line).filter((line) => line === undefined || line < 1 || line > lineCount);
}
