import path from 'node:path';

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * Of the files that a bundle was made of, those that no installed package has: sources of the project and generated modules.
 *
 * @param watched as the bundler names them; names of modules that plugins make are no paths
 */
export function listOwnFiles(watched: readonly string[]): string[] {
  return watched.filter((file) => path.isAbsolute(file) && !file.includes(PACKAGES)).toSorted();
}
