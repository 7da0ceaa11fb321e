import { runCommand, type RunCommandOptions } from './runCommand';

/** The arguments with which Node.js runs a module of the project: `src/node/cli/pages.ts`. */
export function toNodeArguments(module: string, args: readonly string[] = []): string[] {
  return ['src/node/run.mjs', module, ...args];
}

/**
 * Runs a module of the project in a process of its own, as `runCommand` does.
 *
 * @returns its code, if it may fail
 */
export function runModule(
  module: string,
  args: readonly string[] = [],
  options: RunCommandOptions = {},
): Promise<number> {
  return runCommand(process.execPath, toNodeArguments(module, args), options);
}
