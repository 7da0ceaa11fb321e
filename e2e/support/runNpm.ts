import { spawn } from 'node:child_process';

/**
 * Runs npm to its end.
 *
 * @throws with all that it wrote when it fails
 */
export function runNpm(directory: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: directory });
    let output = '';
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`npm ${args.join(' ')} in ${directory} ended with ${code}:\n${output}`)),
    );
  });
}
