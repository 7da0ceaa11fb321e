import { describe, expect, it } from 'vitest';
import {
  failOnProblems,
  formatProblem,
  formatProblems,
  ProblemsError,
  type Problem,
} from '../../../../src/node/base/problems/problem';

const PROBLEMS: Problem[] = [
  { file: 'data/rows/rows.md', line: 12, message: 'Unknown directive `inf`.' },
  { file: 'data/rows/Sorted.tsx', message: 'The demo throws.' },
];

describe('formatProblem', () => {
  it('puts file and line first, as editors link them', () => {
    expect(formatProblem(PROBLEMS[0]!)).toBe('data/rows/rows.md:12  Unknown directive `inf`.');
  });

  it('names the file alone when no line is known', () => {
    expect(formatProblem(PROBLEMS[1]!)).toBe('data/rows/Sorted.tsx  The demo throws.');
  });
});

describe('formatProblems', () => {
  it('has a line for each', () => {
    expect(formatProblems(PROBLEMS)).toEqual(PROBLEMS.map(formatProblem));
  });

  it('counts what is more than a hundred in a file, and hides nothing of others', () => {
    const [first, other] = PROBLEMS;
    const lines = formatProblems([...Array.from({ length: 1000 }, () => first!), other!]);
    expect(lines).toHaveLength(102);
    expect(lines.at(-2)).toBe('data/rows/Sorted.tsx  The demo throws.');
    expect(lines.at(-1)).toBe('data/rows/rows.md  900 more problems.');
  });
});

describe('failOnProblems', () => {
  it('passes when nothing is wrong', () => {
    expect(() => failOnProblems([])).not.toThrow();
  });

  it('throws everything that is wrong', () => {
    expect(() => failOnProblems(PROBLEMS)).toThrow(new ProblemsError([...PROBLEMS]));
    expect(new ProblemsError(PROBLEMS).message.split('\n')).toHaveLength(2);
  });
});
