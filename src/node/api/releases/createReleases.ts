import { createHash } from 'node:crypto';
import type { ProductFolder } from '../../../shared/products/products';
import type { ProductReleases, ReleaseMinor } from '../../../shared/products/releases';
import { versionToMinor } from '../../../shared/products/versionLens';
import type { SurfaceItem } from '../migration/surfaceItem';
import { compareNames, type FindAfter } from './compareNames';
import type { ExtractedMinor } from './extractMinors';
import { foldReleases, type FindSince } from '../release-tables/foldReleases';
import type { Changelog } from './readChangelog';
import { getNameKey } from '../release-tables/getNameKey';
import { listReleaseNames, type ReleaseNames } from './releaseNames';
import { SHARED_OBJECT } from '../sharedObject';

interface CreateReleasesOptions {
  product: ProductFolder;
  /** Oldest first. */
  minors: readonly ExtractedMinor[];
  changelog: Changelog;
  /** Types whose fields count. */
  interfaces: readonly string[];
}

/** Lists what each minor of a product changed. */
export function createReleases({
  product,
  minors,
  changelog,
  interfaces,
}: CreateReleasesOptions): ProductReleases {
  const selection = { product, interfaces: new Set(interfaces) };
  const first: Record<string, string> = {};
  const written: ReleaseMinor[] = [];
  let previous: { minor: ExtractedMinor; names: ReleaseNames } | undefined;
  for (const current of minors) {
    const { minor, packages } = current;
    for (const name of Object.keys(packages)) {
      first[name] ??= versionToMinor(packages[name]!);
    }
    const names = listReleaseNames(current.items, selection);
    const comparable = current.comparable ? listReleaseNames(current.comparable, selection) : names;
    const date = changelog.dates.get(minor);
    written.push({
      minor,
      ...(date && { date }),
      packages,
      changes: previous
        ? compareNames(previous.names, comparable, createFindAfter(previous.minor, current, changelog))
        : [],
    });
    previous = { minor: current, names };
  }
  const releases = {
    unit: 'minor' as const,
    first,
    interfaces: [...interfaces],
    minors: written.toReversed(),
  };
  const { findSince } = foldReleases(releases);
  const unchanged = describeUnchanged(previous?.names ?? new Map(), findSince);
  return { unit: releases.unit, first, interfaces: releases.interfaces, unchanged, minors: releases.minors };
}

/** The names that no minor added, as a number and a hash. */
export function describeUnchanged(names: ReleaseNames, findSince: FindSince): ProductReleases['unchanged'] {
  const keys = [...names.values()].filter((found) => !findSince(found)).map(getNameKey);
  const hash = createHash('sha256').update(keys.toSorted().join('\n')).digest('hex').slice(0, 16);
  return { count: keys.length, hash };
}

/** A package that has no version of the minor before was compared with an older one. */
function createFindAfter(previous: ExtractedMinor, current: ExtractedMinor, changelog: Changelog): FindAfter {
  const order = Object.keys(current.packages);
  const owners = new Map([
    ...findLowestPackages(previous.items, order),
    ...findLowestPackages(current.items, order),
  ]);
  const gaps = new Map(
    order.map((name) => [name, findGap(name, { previous, current, published: changelog.minors.get(name) })]),
  );
  return ({ what, owner, name }) => {
    const exportName = owner ?? (what === 'event' ? SHARED_OBJECT.events : name);
    const packageName = what === 'entry point' ? getPackageName(name) : owners.get(exportName);
    return packageName && gaps.get(packageName);
  };
}

/** The minor with which a package was compared, where a minor between was published and could not be read. */
function findGap(
  name: string,
  {
    previous,
    current,
    published,
  }: { previous: ExtractedMinor; current: ExtractedMinor; published?: Set<string> },
): string | undefined {
  const version = previous.packages[name];
  const from = version && versionToMinor(version);
  const to = current.packages[name] && versionToMinor(current.packages[name]);
  if (!from || to !== current.minor) {
    return undefined;
  }
  const [last = 0, next = 0] = [from, to].map((minor) => Number(minor.split('.')[1]));
  const between = Array.from({ length: Math.max(0, next - last - 1) }, (_, at) => last + 1 + at);
  const major = from.split('.')[0];
  return between.some((number) => published?.has(`${major}.${number}`)) ? from : undefined;
}

/** By export: the package of the lowest plan that has it. */
function findLowestPackages(items: readonly SurfaceItem[], order: readonly string[]): Map<string, string> {
  const lowest = new Map<string, string>();
  for (const { what, owner, name } of items) {
    if (what !== 'import' || !owner) {
      continue;
    }
    const packageName = getPackageName(name);
    const known = lowest.get(owner);
    if (!known || order.indexOf(packageName) < order.indexOf(known)) {
      lowest.set(owner, packageName);
    }
  }
  return lowest;
}

/** `'@mui/x-charts/BarChart' -> '@mui/x-charts'` */
function getPackageName(specifier: string): string {
  return specifier.split('/').slice(0, 2).join('/');
}
