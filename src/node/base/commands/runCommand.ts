import { spawn, type IOType } from 'node:child_process';
import os from 'node:os';
import { ENVIRONMENT } from './environment';

export interface RunCommandOptions {
  /** Prints the output only when the command fails. */
  quiet?: boolean;
  env?: Record<string, string>;
  /** Returns the code of a command that fails, in place of ending this process. */
  mayFail?: boolean;
  /** Leaves the processor to others that want it. */
  inBackground?: boolean;
  /** Is given what the command sends by `process.send`, if it is a Node.js process. */
  onMessage?: (message: unknown) => void;
}

/**
 * Runs a command to its end; ends this process with the command's code when it fails.
 *
 * @returns the code of a command that may fail
 */
export function runCommand(
  command: string,
  args: string[],
  { quiet = false, env = {}, mayFail = false, inBackground = false, onMessage }: RunCommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const streams: IOType[] = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn(command, args, {
      stdio: onMessage ? [...streams, 'ipc'] : streams,
      env: { ...process.env, ...ENVIRONMENT, ...env },
    });
    if (inBackground && child.pid !== undefined) {
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    }
    if (onMessage) {
      child.on('message', onMessage);
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
