import path from 'node:path';
import type { ApiIndexEntry } from '../../api/types/apiIndex';
import type { PackageFacts } from '../../../shared/demo/completion';
import type { ListExports } from './listExports';

interface PackageOptions {
  /** Where installed packages are. */
  packagesDirectory: string;
  packageName: string;
  /** The entry points that edited code may import. */
  specifiers: readonly string[];
  /** Public exports of all packages. */
  entries: readonly ApiIndexEntry[];
  listExports: ListExports;
}

/** What the editor says of a package: the public names of its entry points, and where the facts of its components are. */
export function describePackage({
  packagesDirectory,
  packageName,
  specifiers,
  entries,
  listExports,
}: PackageOptions): PackageFacts {
  const own = new Map(
    entries
      .filter(({ packages }) => packages.includes(packageName))
      .map((entry) => [entry.exportName, entry] as const),
  );
  const components = [...own.values()].filter(({ kind, file }) => kind === 'component' && file);
  return {
    exports: Object.fromEntries(
      specifiers.map((specifier) => {
        const names = listExports(path.join(packagesDirectory, specifier, 'index.d.ts'));
        return [specifier, [...names].filter((name) => own.has(name)).toSorted()];
      }),
    ),
    components: Object.fromEntries(components.map(({ exportName, file }) => [exportName, file!])),
  };
}
