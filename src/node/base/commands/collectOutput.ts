import { spawn } from 'node:child_process';
import { ENVIRONMENT } from './environment';

interface CommandOutput {
  /** The code that it ended with; 1 when a signal ended it. */
  code: number;
  /** What it wrote, to both streams, in the order of arrival. */
  output: string;
}

/**
 * Runs a command to its end and collects what it writes, for commands that run side by side.
 *
 * @throws when it cannot be started
 */
export function collectOutput(command: string, args: readonly string[]): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...ENVIRONMENT, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
