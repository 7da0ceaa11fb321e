import { compareNumbers, readVersionNumbers } from './versionNumbers';

/** The packages of a product as they were at the end of a minor version. */
export interface Minor {
  /** `8.5` */
  minor: string;
  /** By package, from the free plan up: its last version up to the end of the minor. A later package is absent. */
  packages: Record<string, string>;
}

/**
 * Sorts the stable versions of a product's packages into minors, of the installed major version.
 *
 * @param published by package, from the free plan up
 * @param installed by package: newer versions are left out
 * @returns oldest first
 */
export function selectMinors(
  published: ReadonlyMap<string, readonly string[]>,
  installed: ReadonlyMap<string, string>,
): Minor[] {
  const versions = new Map(
    [...published].map(([name, list]) => [name, selectVersions(list, installed.get(name))]),
  );
  const minors = new Map<number, string>();
  for (const { numbers } of [...versions.values()].flat()) {
    minors.set(numbers[1]!, numbers.slice(0, 2).join('.'));
  }
  return [...minors]
    .toSorted(([a], [b]) => a - b)
    .map(([number, minor]) => {
      const packages: Record<string, string> = {};
      for (const [name, own] of versions) {
        const last = own.findLast(({ numbers }) => numbers[1]! <= number);
        if (last) {
          packages[name] = last.version;
        }
      }
      return { minor, packages };
    });
}

/** The stable versions of the installed major up to the installed one, oldest first. */
function selectVersions(versions: readonly string[], installed: string | undefined) {
  const limit = readVersionNumbers(installed ?? '');
  return versions
    .flatMap((version) => {
      const numbers = readVersionNumbers(version);
      return numbers && limit && numbers[0] === limit[0] && compareNumbers(numbers, limit) <= 0
        ? [{ version, numbers }]
        : [];
    })
    .toSorted((a, b) => compareNumbers(a.numbers, b.numbers));
}
