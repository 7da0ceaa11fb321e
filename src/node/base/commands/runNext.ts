import { runCommand, type RunCommandOptions } from './runCommand';

/** The command line of Next.js. `npx` takes most of a second to find it. */
const NEXT = 'node_modules/next/dist/bin/next';

/** Runs `next build` or `next dev`, as `runCommand` does. */
export function runNext(args: readonly string[], options: RunCommandOptions): Promise<number> {
  return runCommand(process.execPath, [NEXT, ...args], options);
}
