import { gzipSync } from 'node:zlib';

/** `  'charts/bars': () => import('./demos/charts__bars'),` */
const ENTRY = /^ {2}'.*,$/gm;

/**
 * Estimates what a page's JavaScript would grow by if the site had twice as many pages with demos: the
 * first level of the import map is the only part that every page carries.
 *
 * @param demoModules source of the generated map
 * @returns gzipped bytes
 */
export function measureGrowth(demoModules: string): number {
  const entries = demoModules.match(ENTRY) ?? [];
  const twins = entries.map((entry) => entry.replaceAll(/'([^']+)'/g, "'$1-twin'"));
  const doubled = demoModules.replace(ENTRY, (entry) => `${entry}\n${twins.shift()}`);
  return gzipSync(doubled, { level: 6 }).length - gzipSync(demoModules, { level: 6 }).length;
}
