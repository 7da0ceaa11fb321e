import { createDeclarationReader } from './createDeclarationReader';
import { getAnswer } from './getAnswer';

export interface PreviewExports {
  packageName: string;
  /** Exports that may change in a minor version, by alphabet: `Unstable_SankeyChart`. */
  names: string[];
}

/** Finds what the packages export with the prefix `unstable_` or `Unstable_`. */
export async function findPreviewExports(
  projectDirectory: string,
  packageNames: readonly string[],
): Promise<PreviewExports[]> {
  return getAnswer(projectDirectory, packageNames, 'preview exports', () => {
    const read = createDeclarationReader(projectDirectory);
    return packageNames.map((packageName) => {
      const names = [...(read(packageName)?.exports.keys() ?? [])];
      return { packageName, names: names.filter((name) => /^unstable_/i.test(name)).toSorted() };
    });
  });
}
