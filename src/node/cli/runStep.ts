import { performance } from 'node:perf_hooks';
import { exitOnProblems } from '../problems/exitOnProblems';
import { measureStep } from '../store/buildFigures';

/**
 * Runs a step of the build, prints what it did and how long it took, and records that for `npm run bench`. Problems in
 * the sources are printed one a line, without a stack, and end the process with code 1.
 */
export async function runStep(name: string, step: () => Promise<string>): Promise<void> {
  const start = performance.now();
  const summary = await exitOnProblems(name, () => measureStep(process.cwd(), name, step));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)} ${seconds.padStart(6)} s  ${summary}`);
}
