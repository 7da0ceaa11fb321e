/**
 * The folders below `data/` that belong to a product. Their addresses carry `react-` before the name,
 * those of the other folders do not. `data/README.md` tells how to add a product.
 */
export const PRODUCT_FOLDERS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;

export type ProductFolder = (typeof PRODUCT_FOLDERS)[number];

/** The products by the names that their labels in the issue tracker have: `scope: pickers`. */
export const ISSUE_SCOPES: Readonly<Record<ProductFolder, string>> = {
  'data-grid': 'data grid',
  'date-pickers': 'pickers',
  charts: 'charts',
  'tree-view': 'tree view',
};

/** What products have of something; one without an entry has none. */
export type ByProduct<Value> = Readonly<Partial<Record<ProductFolder, Value>>>;

/** As in `<meta name="mui:productId">`. */
export type ProductId = `x-${ProductFolder}`;

/** An earlier major version, whose documentation lives on another host. */
export interface OlderVersion {
  /** As in the version menu: `v6`. */
  text: string;
  /** Scheme and host: `https://v6.mui.com`. */
  origin: string;
  /** The path on that host, where it differs from today's; written as that host serves it. */
  path?: string;
}

/** What the version menu shows while a part of the site is read. */
export interface VersionedPart {
  /** Line above the name; empty for the suite as a whole. */
  metadata: string;
  name: string;
  /** The first page: `/x/react-data-grid`. */
  pathname: string;
  /** Newest first, without the current one. */
  olderVersions: readonly OlderVersion[];
}

/** An object by which code calls all components of a product, with events and functions that read its state. */
interface SharedApiObject {
  /** The interface with its methods: `GridApi`. */
  name: string;
  /** The component that hands it out, as the free plan has it: `DataGrid`. */
  component: string;
  /** The interface whose fields are its events: `GridEventLookup`. */
  events: string;
  /** The guide that lists them. */
  eventsPathname: string;
  /** How the names of its selectors begin. */
  selectorPrefix: string;
}

export interface Product extends VersionedPart {
  id: ProductId;
  /** Below `data/`. */
  folder: ProductFolder;
  /** Prefix of the product's API pages: `/x/api/data-grid`. */
  apiPathname: string;
  /** The npm package of the free plan. */
  packageName: string;
  /** The packages of the other plans, the cheapest first. */
  paidPackages: readonly string[];
  /** What its packages are made of, besides the license; its users meet the messages of these too. */
  foundations: readonly string[];
  /** The module with its texts in all languages that it has; absent where it has none. */
  localeModule?: string;
  /** The component of the theme whose texts the locales set, where a table of them is shown. */
  localizedComponent?: string;
  /** One object for all its components; absent where each component has an object of its own, or none. */
  apiObject?: SharedApiObject;
  /** The interface of the dates that it shows, which date adapters add to; absent where it shows none. */
  dateType?: string;
  /** Whether props of its components follow from type parameters: all are there only with the defaults of these. */
  hasComputedProps?: true;
  /** A sign for it on social cards, that is known at the size of a thumbnail. */
  drawing: ProductDrawing;
}

/** Paths of SVG in a box of 200 x 90. */
interface ProductDrawing {
  lines: string;
  /** Filled. */
  shapes?: string;
}
