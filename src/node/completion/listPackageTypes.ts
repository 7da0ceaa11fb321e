import type { ApiIndexEntry } from '../../shared/api/apiIndex';
import type { PackageTypes } from '../../shared/completion';
import type { MemberDescriber } from './describeMembers';
import { parseType } from './scopedType';

/** Where the members of the types are that a package exports, of those that have members. */
export function listPackageTypes(
  packageName: string,
  entries: readonly ApiIndexEntry[],
  { refer }: Pick<MemberDescriber, 'refer'>,
): PackageTypes {
  const types = entries
    .filter(({ packages, typeId }) => typeId !== undefined && packages.includes(packageName))
    .flatMap(({ exportName, typeId }) => {
      const file = refer([parseType({ text: exportName, types: { [exportName]: typeId! } })])?.members;
      return file === undefined ? [] : [[exportName, file] as const];
    });
  return Object.fromEntries(types.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
