import {
  RELEASE_CHANGE_KINDS,
  RELEASE_NAME_KINDS,
  type ReleaseChange,
  type ReleaseChangeKind,
} from '../../../shared/products/releases';
import type { ReleaseName, ReleaseNames } from './releaseNames';

/** Longer types are cut: the API page has them in full. */
const MAX_TEXT_LENGTH = 100;

/** A change of one owner. */
interface OwnChange {
  kind: ReleaseChangeKind;
  found: ReleaseName;
  from?: string;
  to?: string;
}

/** Finds the minor after which a name may have changed, where it is not the minor before. */
export type FindAfter = (found: ReleaseName) => string | undefined;

/**
 * What a version changed. What belongs to an export that is new or gone is not listed by itself; a change that
 * several owners have in common is one.
 */
export function compareNames(
  before: ReleaseNames,
  after: ReleaseNames,
  findAfter: FindAfter = () => undefined,
): ReleaseChange[] {
  const changes: OwnChange[] = [];
  for (const [key, found] of after) {
    const known = before.get(key);
    if (known) {
      changes.push(...compareName(known, found));
    } else if (hasOwner(before, found)) {
      changes.push({ kind: 'added', found, to: found.default });
    }
  }
  for (const [key, found] of before) {
    if (!after.has(key) && hasOwner(after, found)) {
      changes.push({ kind: 'removed', found });
    }
  }
  return joinOwners(changes, findAfter).toSorted(compareChanges);
}

function hasOwner(names: ReleaseNames, { owner }: ReleaseName): boolean {
  return owner === undefined || names.has(`export ${owner}`);
}

function compareName(known: ReleaseName, found: ReleaseName): OwnChange[] {
  const changes: OwnChange[] = [];
  if (isTypeListed(found) && isRetyped(known, found)) {
    changes.push({ kind: 'retyped', found, ...cutAlike(known.type!, found.type!) });
  }
  // A default that the declarations did not state before is news of the declarations, not of the default.
  if (known.default && found.default && known.default !== found.default) {
    changes.push({ kind: 'default', found, from: known.default, to: found.default });
  }
  if (found.what === 'prop' && !known.isRequired && found.isRequired) {
    changes.push({ kind: 'required', found });
  }
  if (!known.isDeprecated && found.isDeprecated) {
    changes.push({ kind: 'deprecated', found });
  }
  return changes;
}

/** Types and functions without page change with every refactoring; of those, hooks are what people call. */
function isTypeListed({ what, name }: ReleaseName): boolean {
  return what !== 'export' || /^use[A-Z]/.test(name);
}

function isRetyped({ type: from }: ReleaseName, { type: to }: ReleaseName): boolean {
  return from !== undefined && to !== undefined && normalizeType(from) !== normalizeType(to);
}

/** Types that say the same in another order, or name React or `undefined` or not, are equal. */
function normalizeType(type: string): string {
  const words = type.replaceAll(/\bReact\.|\| undefined\b/g, '').match(/[\w$'"-]+|[^\s|]/g) ?? [];
  return words.toSorted().join(' ');
}

/** Cuts long types so that where they differ is in what remains. */
function cutAlike(from: string, to: string): { from: string; to: string } {
  if (from.length <= MAX_TEXT_LENGTH && to.length <= MAX_TEXT_LENGTH) {
    return { from, to };
  }
  let same = 0;
  while (same < from.length && from[same] === to[same]) {
    same += 1;
  }
  // Begins with the word in which they differ, with a few words before.
  const start = same < MAX_TEXT_LENGTH / 2 ? 0 : from.lastIndexOf(' ', same - MAX_TEXT_LENGTH / 4) + 1;
  return { from: cutText(from, start), to: cutText(to, start) };
}

function cutText(text: string, start = 0): string {
  // Defaults that are lists span lines.
  const head = start > 0 ? '…' : '';
  const rest = text.slice(start).replaceAll(/\s+/g, ' ');
  return head + (rest.length > MAX_TEXT_LENGTH ? `${rest.slice(0, MAX_TEXT_LENGTH)}…` : rest);
}

function joinOwners(changes: readonly OwnChange[], findAfter: FindAfter): ReleaseChange[] {
  const joined = new Map<string, ReleaseChange>();
  for (const { kind, found, from, to } of changes) {
    const { what, owner, name } = found;
    const after = findAfter(found);
    const change: ReleaseChange = {
      kind,
      what,
      name,
      ...(owner !== undefined && { owners: [owner] }),
      ...(from && { from: cutText(from) }),
      ...(to && { to: cutText(to) }),
      ...(after && { after }),
    };
    const identity = JSON.stringify({ ...change, owners: undefined });
    const known = joined.get(identity);
    if (known?.owners && owner !== undefined) {
      known.owners.push(owner);
      known.owners.sort();
    } else {
      joined.set(identity, change);
    }
  }
  return mergeLate([...joined.values()]);
}

/**
 * What owners of the free plan went through in a minor, the same owners of paid plans did too, though nothing tells
 * in which minor.
 */
function mergeLate(changes: readonly ReleaseChange[]): ReleaseChange[] {
  const getIdentity = (change: ReleaseChange) =>
    JSON.stringify({ ...change, owners: undefined, after: undefined });
  const certain = new Map(
    changes.filter(({ after, owners }) => !after && owners).map((change) => [getIdentity(change), change]),
  );
  return changes.filter((change) => {
    const match = change.after ? certain.get(getIdentity(change)) : undefined;
    match?.owners?.push(...(change.owners ?? []));
    match?.owners?.sort();
    return !match;
  });
}

function compareChanges(a: ReleaseChange, b: ReleaseChange): number {
  return (
    RELEASE_CHANGE_KINDS.indexOf(a.kind) - RELEASE_CHANGE_KINDS.indexOf(b.kind) ||
    RELEASE_NAME_KINDS.indexOf(a.what) - RELEASE_NAME_KINDS.indexOf(b.what) ||
    compareTexts(a.name, b.name) ||
    compareTexts(String(a.owners), String(b.owners)) ||
    compareTexts(String(a.from), String(b.from))
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
