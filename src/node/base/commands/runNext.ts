import { runCommand } from './runCommand';

/** The command line of Next.js. `npx` takes most of a second to find it. */
const NEXT = 'node_modules/next/dist/bin/next';

/** Runs `next build` or `next dev`, as `runCommand` does. */
export function runNext(args: readonly string[], options: Parameters<typeof runCommand>[2]): Promise<number> {
  return runCommand(process.execPath, [NEXT, ...args], options);
}
