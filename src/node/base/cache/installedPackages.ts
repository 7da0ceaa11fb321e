import fs from 'node:fs';
import path from 'node:path';
import { getTypesName } from '../packages/getTypesName';

interface InstalledPackage {
  directory: string;
  version: string;
  /** Names of the packages that it imports. */
  dependencies: string[];
  /** Names of those that it uses where they are installed. */
  optional: string[];
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** By directory; undefined where no package is. */
export type KnownPackages = Map<string, InstalledPackage | undefined>;

function readPackage(directory: string): InstalledPackage | undefined {
  let text: string;
  try {
    text = fs.readFileSync(path.join(directory, 'package.json'), 'utf8');
  } catch {
    return undefined;
  }
  const manifest: Manifest = JSON.parse(text);
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const isOptional = (name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true;
  return {
    directory,
    version: String(manifest.version),
    dependencies: [...Object.keys(manifest.dependencies ?? {}), ...peers.filter((name) => !isOptional(name))],
    optional: [...Object.keys(manifest.optionalDependencies ?? {}), ...peers.filter(isOptional)],
  };
}

/** Finds a package as Node.js does: in the nearest `node_modules` from a directory upwards. */
function findPackage(name: string, from: string, known: KnownPackages): InstalledPackage | undefined {
  for (let parent = from; ; parent = path.dirname(parent)) {
    if (path.basename(parent) !== 'node_modules') {
      const directory = path.join(parent, 'node_modules', name);
      if (!known.has(directory)) {
        known.set(directory, readPackage(directory));
      }
      const found = known.get(directory);
      if (found) {
        return found;
      }
    }
    if (parent === path.dirname(parent)) {
      return undefined;
    }
  }
}

/**
 * Lists the installed versions of packages and of all that they depend on, those among it that a package uses only
 * where they are installed.
 *
 * @param directory from where the packages are imported
 * @param known what was read before; a process reads each package once
 * @param hasTypes lists the packages of their types too
 * @returns `'dayjs 1.11.19'`, in alphabetical order; `'dayjs missing'` for a package that is not installed
 */
export function listVersions(
  directory: string,
  names: readonly string[],
  known: KnownPackages = new Map(),
  hasTypes = false,
): string[] {
  const versions = new Set<string>();
  const queue = names.map((name) => ({ name, from: directory, isOptional: false }));
  const seen = new Set<string>();
  // The queue grows while it is walked.
  for (const { name, from, isOptional } of queue) {
    const found = findPackage(name, from, known);
    if (found || !isOptional) {
      versions.add(`${name} ${found?.version ?? 'missing'}`);
    }
    if (found && !seen.has(found.directory)) {
      seen.add(found.directory);
      const { directory: own, dependencies, optional } = found;
      queue.push(
        ...dependencies.map((dependency) => ({ name: dependency, from: own, isOptional: false })),
        ...optional.map((dependency) => ({ name: dependency, from: own, isOptional: true })),
        ...(hasTypes ? [{ name: getTypesName(name), from: own, isOptional: true }] : []),
      );
    }
  }
  return [...versions].toSorted();
}
