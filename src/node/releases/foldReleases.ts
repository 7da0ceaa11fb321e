import type { ProductReleases, ReleaseChange, ReleaseNameKind } from '../../shared/releases';
import { getNameKey } from './releaseNames';

/** A name, as in the table. */
export interface WantedName {
  what: ReleaseNameKind;
  owner?: string;
  name: string;
}

/** Since when a name exists. */
export interface Since {
  /** `8.5` */
  minor: string;
  /** As `ReleaseChange.after`. */
  after?: string;
}

/** Finds since when a name exists; undefined for one that is as old as the table, or older. */
export type FindSince = (wanted: WantedName) => Since | undefined;

/** The names of a change, one for each owner. */
export function listChangedNames({ what, name, owners }: ReleaseChange): WantedName[] {
  return owners ? owners.map((owner) => ({ what, owner, name })) : [{ what, name }];
}

interface FoldedReleases {
  findSince: FindSince;
  /** Keys of names that a minor added and none removed. */
  added: ReadonlySet<string>;
  /** Keys of names that a minor removed and none added again. */
  removed: ReadonlySet<string>;
}

/** Adds up the changes of all minors. */
export function foldReleases({ minors }: Pick<ProductReleases, 'minors'>): FoldedReleases {
  const since = new Map<string, Since>();
  const removed = new Set<string>();
  const forget = (owner: string) => {
    for (const key of since.keys()) {
      if (key.includes(` ${owner}.`)) {
        since.delete(key);
      }
    }
  };
  for (const { minor, changes } of minors.toReversed()) {
    for (const change of changes.filter(({ kind }) => kind === 'added' || kind === 'removed')) {
      for (const wanted of listChangedNames(change)) {
        const key = getNameKey(wanted);
        if (wanted.what === 'export') {
          // An export comes and goes with its members.
          forget(wanted.name);
        }
        if (change.kind === 'removed') {
          since.delete(key);
          removed.add(key);
        } else {
          removed.delete(key);
          since.set(key, { minor, ...(change.after && { after: change.after }) });
        }
      }
    }
  }
  return {
    added: new Set(since.keys()),
    removed,
    findSince: (wanted) =>
      since.get(getNameKey(wanted)) ?? (wanted.owner ? since.get(`export ${wanted.owner}`) : undefined),
  };
}
