import { execFileSync } from 'node:child_process';

/** How many commits count as recent. */
const COMMITS = 10;

function runGit(project: string, args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    // A copy without history, or a machine without git: then nothing is known to have changed.
    return [];
  }
}

/** Files that the last commits touched or that are not committed, relative to the project, the newest first. */
export function listChangedFiles(project: string): string[] {
  return [
    ...new Set([
      ...runGit(project, ['diff', '--name-only', '--relative', 'HEAD']),
      ...runGit(project, ['ls-files', '--others', '--exclude-standard']),
      ...runGit(project, [
        'log',
        '-n',
        String(COMMITS),
        '--no-merges',
        '--format=',
        '--name-only',
        '--relative',
      ]),
    ]),
  ];
}
