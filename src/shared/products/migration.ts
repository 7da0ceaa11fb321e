import type { ProductFolder } from './products';

/** What a name of the public API is. */
const API_NAME_KINDS = [
  'entry point',
  'export',
  'import',
  'prop',
  'slot',
  'class',
  'theme',
  'ref',
  'method',
  'parameter',
  'result',
  'member',
  'type',
] as const;

export type ApiNameKind = (typeof API_NAME_KINDS)[number];

/** What became of a name from one major version to the next. */
type DifferenceKind = 'removed' | 'renamed' | 'retyped' | 'required' | 'default';

/** A name of the public API that is not what it was: code that uses it may break. */
export interface ApiDifference {
  kind: DifferenceKind;
  what: ApiNameKind;
  /** As in the old version, members behind their owner: `TreeItem2`, `RichTreeView.experimentalFeatures`. */
  name: string;
  /** The type, default or class name that it had. */
  from?: string;
  /** The name, type, default or class name that it has. */
  to?: string;
}

/** What the maintainers' command writes. */
export interface ApiDifferences {
  /** By package: `{ '@mui/x-tree-view': { from: '7.29.10', to: '8.29.3' } }`. */
  versions: Record<string, { from: string; to: string }>;
  differences: ApiDifference[];
}

/** The name of a difference in the section of a guide that covers it: `'prop TreeItem.ContentComponent'`. */
export type DifferenceKey = `${ApiNameKind} ${string}`;

/** Differences that need no entry in the guide. */
interface UnlistedDifferences {
  /** Why the difference breaks no code: nothing changes where it is used, or it was never used. */
  reason: string;
  differences: readonly DifferenceKey[];
}

/**
 * Names that go on as others, pattern and replacement; the first pattern that fits counts. Members are compared
 * with those of the new name.
 */
export type Renames = readonly (readonly [RegExp, string])[];

/** A guide from one major version of a product to the next, and the section that covers each difference. */
export interface MigrationGuide {
  product: ProductFolder;
  /** The major version that users come from. */
  major: number;
  renames: Renames;
  /** By heading of the page: the differences that its section covers. */
  sections: Readonly<Record<string, readonly DifferenceKey[]>>;
  unlisted: readonly UnlistedDifferences[];
  /** As many differences may be unlisted. Lower it when there are fewer; a new one belongs into the guide. */
  mostUnlisted: number;
}
