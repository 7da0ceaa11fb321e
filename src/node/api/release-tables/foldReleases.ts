import type { ProductFolder } from '../../../shared/products/products';
import type {
  NameHistory,
  ProductReleases,
  ReleaseChange,
  ReleaseMoment,
} from '../../../shared/products/releases';
import { getNameKey, type WantedName } from './getNameKey';

/** Finds since when a name exists; undefined for one that is as old as the table, or older. */
export type FindSince = (wanted: WantedName) => ReleaseMoment | undefined;

/** Finds what the minors did to a name, without what they did to its owner; undefined where that is nothing. */
export type FindHistory = (wanted: WantedName) => NameHistory | undefined;

/** The names of a change, one for each owner. */
function listChangedNames({ what, name, owners }: ReleaseChange): WantedName[] {
  return owners ? owners.map((owner) => ({ what, owner, name })) : [{ what, name }];
}

interface FoldedReleases {
  findSince: FindSince;
  findHistory: FindHistory;
  /** Keys of names that a minor added and none removed. */
  added: ReadonlySet<string>;
  /** Keys of names that a minor removed and none added again. */
  removed: ReadonlySet<string>;
}

/** Adds up the changes of all minors. */
export function foldReleases({ minors }: Pick<ProductReleases, 'minors'>): FoldedReleases {
  const histories = new Map<string, NameHistory>();
  const removed = new Set<string>();
  const forget = (owner: string) => {
    for (const key of histories.keys()) {
      if (key.includes(` ${owner}.`)) {
        histories.delete(key);
      }
    }
  };
  const fold = (minor: string, { kind, after, from }: ReleaseChange, wanted: WantedName) => {
    const key = getNameKey(wanted);
    const moment: ReleaseMoment = { minor, ...(after && { after }) };
    const isPresence = kind === 'added' || kind === 'removed';
    if (isPresence && wanted.what === 'export') {
      // An export comes and goes with its members.
      forget(wanted.name);
    }
    if (kind === 'removed') {
      histories.delete(key);
      removed.add(key);
    } else if (kind === 'added') {
      removed.delete(key);
      histories.set(key, { since: moment, changes: [] });
    } else {
      const known = histories.get(key);
      const change = { kind, ...moment, ...(from && { from }) };
      histories.set(key, { ...known, changes: [change, ...(known?.changes ?? [])] });
    }
  };
  for (const { minor, changes } of minors.toReversed()) {
    for (const change of changes) {
      listChangedNames(change).forEach((wanted) => fold(minor, change, wanted));
    }
  }
  const findHistory: FindHistory = (wanted) => histories.get(getNameKey(wanted));
  return {
    added: new Set([...histories].flatMap(([key, { since }]) => (since ? [key] : []))),
    removed,
    findSince: (wanted) =>
      findHistory(wanted)?.since ??
      (wanted.owner ? findHistory({ what: 'export', name: wanted.owner })?.since : undefined),
    findHistory,
  };
}

/** By product: finds what the minors did to a name of it. */
export type Histories = Partial<Record<ProductFolder, FindHistory>>;

/** Adds up the tables of several products. */
export function foldAllReleases(tables: Partial<Record<ProductFolder, ProductReleases>>): Histories {
  const entries = Object.entries(tables) as [ProductFolder, ProductReleases][];
  return Object.fromEntries(
    entries.map(([product, releases]) => [product, foldReleases(releases).findHistory]),
  );
}
