import { describe, expect, it } from 'vitest';
import {
  failOnProblems,
  formatProblem,
  ProblemsError,
  type Problem,
} from '../../../src/node/problems/problem';

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

describe('failOnProblems', () => {
  it('passes when nothing is wrong', () => {
    expect(() => failOnProblems([])).not.toThrow();
  });

  it('throws everything that is wrong', () => {
    expect(() => failOnProblems(PROBLEMS)).toThrow(new ProblemsError([...PROBLEMS]));
    expect(new ProblemsError(PROBLEMS).message.split('\n')).toHaveLength(2);
  });
});
