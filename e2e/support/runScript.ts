import { runNpm } from './runNpm';

/**
 * Runs a script of a project's `package.json` to its end.
 *
 * @throws with the output of the script when it fails
 */
export function runScript(directory: string, name: string, args: readonly string[] = []): Promise<void> {
  return runNpm(directory, 'run', name, '--', ...args);
}
