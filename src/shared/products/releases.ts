/** What a name is that a release may add. */
export const RELEASE_NAME_KINDS = [
  'entry point',
  'export',
  'prop',
  'slot',
  'event',
  'method',
  'member',
  'class',
  'theme',
] as const;

export type ReleaseNameKind = (typeof RELEASE_NAME_KINDS)[number];

/** What a release may do with a name, in the order in which pages show it. */
export const RELEASE_CHANGE_KINDS = [
  'added',
  'default',
  'retyped',
  'required',
  'deprecated',
  'removed',
] as const;

export type ReleaseChangeKind = (typeof RELEASE_CHANGE_KINDS)[number];

/** What a minor version changed. Members of an export that is new or gone are not listed. */
export interface ReleaseChange {
  kind: ReleaseChangeKind;
  what: ReleaseNameKind;
  /** Without owner: `rowSpanning`, `@mui/x-charts/Toolbar`. */
  name: string;
  /** The components or types that have it: `['DataGrid', 'DataGridPro']`. Absent for what belongs to no export. */
  owners?: string[];
  /** Type, default or class name before. */
  from?: string;
  to?: string;
  /**
   * Present where the package could not be compared with the minor before: the change came after the minor named
   * here, with this one at the latest.
   */
  after?: string;
}

/** When something came or changed. */
export interface ReleaseMoment {
  /** `8.5` */
  minor: string;
  /** As `ReleaseChange.after`. */
  after?: string;
}

/** What a minor version changed about a name that was there. */
interface NameChange extends ReleaseMoment {
  kind: Exclude<ReleaseChangeKind, 'added' | 'removed'>;
  /** As `ReleaseChange.from`. */
  from?: string;
}

/** What the minor versions did to a name. */
export interface NameHistory {
  /** Absent for what is as old as the table of the product, or older. */
  since?: ReleaseMoment;
  /** Newest first. */
  changes: NameChange[];
}

/** A minor version of a product, compared with the one before. */
export interface ReleaseMinor {
  /** `8.5` */
  minor: string;
  /** The day of its first version, from the changelog: `2025-05-29`. */
  date?: string;
  /** The versions that were compared, from the free plan up; a package without a version of the minor has an older one. */
  packages: Record<string, string>;
  changes: ReleaseChange[];
}

/** What the minor versions of a product changed: a table that the maintainers' command writes. */
export interface ProductReleases {
  /** Changes are told apart by minor, not by patch. */
  unit: 'minor';
  /** By package: the oldest minor that could be read. What it has there may be older. */
  first: Record<string, string>;
  /** Types whose fields are in the table. */
  interfaces: string[];
  /** The names that no minor added, as a number and a hash. */
  unchanged: { count: number; hash: string };
  /** Newest first. The oldest has no changes. */
  minors: ReleaseMinor[];
}
