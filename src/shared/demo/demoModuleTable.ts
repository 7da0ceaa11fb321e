/** Id of the element with the table of the page. */
export const DEMO_MODULES_ID = 'demo-modules';

/** The files that the demos of a page are made of. Absent in development. */
export interface DemoModuleTable {
  /** Names below `CLIENT_ADDRESS`, without their ending `.js`. */
  files: string[];
  /** So many of them, the first, are those of every demo, and of what makes it live. */
  shared: number;
  /** The numbers of the other files of each demo, by module name as in `getDemoModuleName`; the demo's own is last. */
  demos: Record<string, number[]>;
}
