import { delimiter, join } from 'node:path';
import type { ChromiumSystem } from './ChromiumSystem';

/** The first of the commands that a folder of `PATH` holds: `['google-chrome'] -> '/usr/bin/google-chrome'`. */
export function findOnPath(
  { env, isExecutable }: Pick<ChromiumSystem, 'env' | 'isExecutable'>,
  commands: readonly string[],
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((file) => isExecutable(file));
}
