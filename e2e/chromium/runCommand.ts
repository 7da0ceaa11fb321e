import { spawn } from 'node:child_process';
import type { CommandResult } from './ChromiumSystem';

/**
 * Runs a command with a time limit. What it prints goes to the error stream, so that the standard output of the
 * caller stays its own.
 *
 * The command leads a process group of its own: past the limit, what it started is ended with it.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  limitMs: number,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      detached: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', process.stderr, process.stderr],
    });
    const endGroup = () => {
      try {
        process.kill(-(child.pid ?? NaN), 'SIGKILL');
      } catch {
        child.kill('SIGKILL'); // the group has just ended, or the platform has no groups
      }
    };
    const timer = setTimeout(() => {
      finish('out of time');
      endGroup();
    }, limitMs);
    const finish = (result: CommandResult) => {
      clearTimeout(timer);
      process.removeListener('exit', endGroup);
      resolve(result);
    };
    process.once('exit', endGroup);
    child.once('error', () => finish('failed')); // the command does not exist
    child.once('exit', (code) => finish(code === 0 ? 'done' : 'failed'));
  });
}
