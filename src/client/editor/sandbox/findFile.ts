/** The endings that an import may leave out. */
const ENDING = /\.(?:[jt]sx?|json)$/;

function findPath(path: string, files: readonly string[]): string | undefined {
  return files.includes(path) ? path : files.find((file) => file.replace(ENDING, '') === path);
}

/**
 * Finds the file that a relative import names: `('./data', ['Demo.tsx', 'data.ts']) -> 'data.ts'`. The files of a demo are in
 * one list, whatever folders they come from: `../server/data` is the same.
 */
export function findFile(specifier: string, files: readonly string[]): string | undefined {
  const path = specifier.replace(/^(?:\.{1,2}\/)+/, '');
  return findPath(path, files) ?? findPath(path.slice(path.lastIndexOf('/') + 1), files);
}
