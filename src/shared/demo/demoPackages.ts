/** Where the table of the packages is that projects of demos use; loaded when the first project is made. */
export const DEMO_PACKAGES_HREF = '/demos/packages.json';

/** A package that a project may use. */
export interface DemoPackage {
  /** The version that the site was built with. */
  version: string;
  /** Names of the packages that it needs beside it. */
  peers?: string[];
  /** The package with its types, where it ships without. */
  types?: string;
}

/** What the build knows of the packages that projects of demos use. */
export interface DemoPackages {
  /** By name. */
  packages: Record<string, DemoPackage>;
  /** The library that each date adapter needs, by what is imported: `'@mui/x-date-pickers/AdapterDayjs'`. */
  adapters: Record<string, string>;
}
