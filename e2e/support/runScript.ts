import { spawn } from 'node:child_process';

/**
 * Runs a script of a project's `package.json` to its end.
 *
 * @throws with the output of the script when it fails
 */
export function runScript(directory: string, name: string, args: readonly string[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', name, '--', ...args], { cwd: directory });
    let output = '';
    const add = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run ${name} ended with ${code}:\n${output}`)),
    );
  });
}
