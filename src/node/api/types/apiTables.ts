import type { Plan } from '../../../shared/products/plans';
import type { ProductFolder } from '../../../shared/products/products';
import type { NameHistory } from '../../../shared/products/releases';
import type { ApiSignature, TypeText } from './typeText';

/** An event that the grid publishes. */
export interface ApiEvent {
  name: string;
  description?: string;
  /** What a listener gets first; absent for events that carry nothing. */
  params?: TypeText;
  /** The browser's event that caused it. */
  event?: TypeText;
  /** The prop that listens to it: `onRowClick`. */
  prop?: string;
  plan?: Plan;
  deprecation?: string;
  history?: NameHistory;
}

/** A function that reads the grid's state. */
export interface ApiSelector {
  name: string;
  /** `Sorting` */
  category?: string;
  description?: string;
  returns: TypeText;
  /** What it takes beside the API object. */
  params: { name: string; type: TypeText }[];
  plan?: Plan;
  deprecation?: string;
  history?: NameHistory;
}

/** A method of an API object. */
export interface ApiMethod {
  name: string;
  /** The interface that declares it, as a heading: `GridSortApi`. */
  group: string;
  description?: string;
  type: TypeText;
  signature?: ApiSignature;
  plan?: Plan;
  deprecation?: string;
  history?: NameHistory;
}

/** What an `apiRef` holds. */
export interface ApiObject {
  /** `GridApi` */
  name: string;
  product: ProductFolder;
  methods: ApiMethod[];
}

/** A text that a package throws or writes to the console. */
export interface ApiMessage {
  kind: 'error' | 'warning';
  /** Lines as printed; values that are filled in at run time are in braces: `{field}`, `{…}`. */
  text: string;
  packageName: string;
  product?: ProductFolder;
  /** Files below the package that have it. */
  files: string[];
}

/** The tables that belong to no single page, by file name. */
export interface ApiTables {
  events: ApiEvent[];
  selectors: ApiSelector[];
  objects: ApiObject[];
  messages: ApiMessage[];
}
