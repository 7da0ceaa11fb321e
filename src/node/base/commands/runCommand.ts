import { spawn } from 'node:child_process';
import os from 'node:os';
import { ENVIRONMENT } from './environment';

interface RunCommandOptions {
  /** Prints the output only when the command fails. */
  quiet?: boolean;
  env?: Record<string, string>;
  /** Goes on after a failure: somebody else reads what came of it. */
  mayFail?: boolean;
  /** Leaves the processor to others that want it. */
  inBackground?: boolean;
}

/**
 * Runs a command to its end; ends this process with the command's code when it fails.
 *
 * @returns the code of a command that may fail
 */
export function runCommand(
  command: string,
  args: string[],
  { quiet = false, env = {}, mayFail = false, inBackground = false }: RunCommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...ENVIRONMENT, ...env },
    });
    if (inBackground && child.pid !== undefined) {
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    }
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      if (code === 0 || mayFail) {
        resolve(code ?? 1);
        return;
      }
      process.stderr.write(Buffer.concat(output));
      process.exit(code ?? 1);
    });
  });
}
