import type { ApiIndexEntry } from '../../api/types/apiIndex';
import type { PackageTypes } from '../../../shared/demo/completion';
import type { MemberDescriber } from './describeMembers';
import { parseType } from '../../api/type-reader/scopedType';

interface FactsFinder extends Pick<MemberDescriber, 'refer'> {
  /** @param file of members, which some prop leads to */
  hasFacts: (file: string) => boolean;
}

/** Where the members of the types are that a package exports, of those that a prop takes: users write such objects. */
export function listPackageTypes(
  packageName: string,
  entries: readonly ApiIndexEntry[],
  { refer, hasFacts }: FactsFinder,
): PackageTypes {
  const types = entries
    .filter(({ packages, typeId }) => typeId !== undefined && packages.includes(packageName))
    .flatMap(({ exportName, typeId }) => {
      const file = refer([parseType({ text: exportName, types: { [exportName]: typeId! } })])?.members;
      return file !== undefined && hasFacts(file) ? [[exportName, file] as const] : [];
    });
  return Object.fromEntries(types.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
