import type { Plan } from '../products/plans';

/**
 * What the editor of demos knows of the packages' declarations: small files that it asks for while the user types.
 * Cards beside the names of props have theirs from here as well.
 * A literal, which the offline bundle finds a place for.
 */
export const COMPLETION_ADDRESS = '/static/completion/';

/** A prop or a member, as far as a line of code and a tooltip have room for it. */
export interface PropFacts {
  name: string;
  type: string;
  isRequired?: true;
  default?: string;
  isDeprecated?: true;
  /** One sentence, without markup. */
  summary?: string;
  /** What a string can be. */
  values?: string[];
  /** The file with the members of what it can be, or of the elements of what it can be, where they are known. */
  members?: string;
  /** None of them is required here, though the file may say so: `Partial<GridLocaleText>`. */
  hasOptionalMembers?: true;
  /** The page of its declaration does not list it. */
  hasNoRow?: true;
}

/** A component with its props, or an object type with its members. */
export interface DeclarationFacts {
  /** Absent for a type without a page. */
  name?: string;
  /** Route of its API page, where it has one: `/x/api/charts/bar-chart`. */
  pathname?: string;
  /** By name. */
  props: PropFacts[];
}

/** A row of an API page, as far as a card beside its name has room for it. */
export interface RowFacts extends Pick<
  PropFacts,
  'type' | 'isRequired' | 'default' | 'isDeprecated' | 'summary'
> {
  /** The lowest plan that has it; absent for the free one. */
  plan?: Plan;
  /** The minor version that added it: `8.9`. */
  since?: string;
}

/** The rows of an API page by name. */
export type PageRows = Record<string, RowFacts>;

export interface PackageFacts {
  /** The names that each entry point exports, types included: `{ '@mui/x-charts/BarChart': ['BarChart', …] }` */
  exports: Record<string, string[]>;
  /** The components that have facts, by export name: `{ BarChart: 'charts/BarChart' }` */
  components: Record<string, string>;
}

/**
 * The files of the types that a package exports and props take: `{ BarSeries: 'types/x-charts/BarSeries' }`. Apart from
 * `PackageFacts`, so that completing a prop does not wait for them.
 */
export type PackageTypes = Record<string, string>;

/** `'@mui/x-charts' -> '/static/completion/x-charts.json'` */
export function getPackageFactsHref(packageName: string): string {
  return `${COMPLETION_ADDRESS}${packageName.replace('@mui/', '')}.json`;
}

/** `'@mui/x-charts' -> '/static/completion/types/x-charts.json'` */
export function getPackageTypesHref(packageName: string): string {
  return `${COMPLETION_ADDRESS}types/${packageName.replace('@mui/', '')}.json`;
}

/** @param file as in `PackageFacts.components`, `PackageTypes` and `PropFacts.members` */
export function getDeclarationFactsHref(file: string): string {
  return `${COMPLETION_ADDRESS}${file}.json`;
}

/** `'/x/api/charts/bar-chart' -> '/static/completion/rows/charts/bar-chart.json'` */
export function getRowFactsHref(pathname: string): string {
  return `${COMPLETION_ADDRESS}rows/${pathname.replace('/x/api/', '')}.json`;
}

/** The id of a prop's row on the page of its component. */
export function getPropId(pathname: string, prop: string): string {
  return `${pathname.split('/').at(-1)}-prop-${prop}`;
}
