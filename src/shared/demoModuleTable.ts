/** Id of the element with the table of the page. */
export const DEMO_MODULES_ID = 'demo-modules';

/**
 * The files that the demos of a page are made of: each before those that import it, and the demo's own last. Absent in
 * development.
 */
export interface DemoModuleTable {
  /** Names below `CLIENT_ADDRESS`; the lists below hold their numbers. */
  files: string[];
  /** What makes demos live. */
  mount: number[];
  /** By module name, as in `getDemoModuleName`. */
  demos: Record<string, number[]>;
}
