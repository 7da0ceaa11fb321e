import { listOlderNames, readOlderPackages } from '../../base/packages/olderMajors';
import { loadKnownPackages } from '../snippets/loadKnownPackages';

/** The packages of MUI that prose may name. */
export interface PackageNames {
  known: string[];
  /** Under which names earlier major versions are installed. */
  older: string[];
}

/** Reads the names from package.json and from the list of packages that users may install. */
export async function loadPackageNames(projectDirectory: string): Promise<PackageNames> {
  const { versions } = await loadKnownPackages(projectDirectory);
  return {
    known: [...versions.keys()].filter((name) => name.startsWith('@mui/')),
    older: listOlderNames(await readOlderPackages(projectDirectory)),
  };
}
