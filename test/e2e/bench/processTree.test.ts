import { describe, expect, it } from 'vitest';
import { parseProcesses, sumTree } from '../../../e2e/bench/growth/processTree';

const LIST = `    1     0  1000
   20     1   100
   21    20    10
   22    21     1
   30     1  5000
`;

describe('sumTree', () => {
  it('adds up a process and all that it started, in bytes', () => {
    expect(sumTree(parseProcesses(LIST), 20)).toBe(111 * 1024);
  });

  it('is nothing for a process that has ended', () => {
    expect(sumTree(parseProcesses(LIST), 99)).toBe(0);
  });
});
