import { execFileSync } from 'node:child_process';

/**
 * The commit of a project, as twelve digits: `3ccd2d8a01bc`.
 *
 * @returns undefined in a folder without history, on a machine without git, and where a tracked file differs from the
 * commit
 */
export function readCommit(projectDirectory: string): string | undefined {
  const run = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectDirectory, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = run('status', '--porcelain', '--untracked-files=no');
    return changed === '' ? run('rev-parse', '--short=12', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}
