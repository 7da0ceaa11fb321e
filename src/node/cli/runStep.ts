import { performance } from 'node:perf_hooks';
import { exitOnProblems } from '../base/problems/exitOnProblems';
import { measureStep } from '../base/store/buildFigures';

/**
 * Runs a step of a command, and records how long it took for `npm run bench`; where the step returns a line about what it
 * did, prints both. Problems in the sources are printed one a line, without a stack, and end the process with code 1.
 */
export async function runStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await exitOnProblems(name, () => measureStep(process.cwd(), name, step));
  if (typeof result === 'string') {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name.padEnd(10)} ${seconds.padStart(6)} s  ${result}`);
  }
  return result;
}
