import fs from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import { BUDGETS } from './budgets';
import { formatSize } from './formatSize';
import { measureGrowth } from './measureGrowth';
import type { PageWeight } from './weighPage';

interface GrowthOptions {
  outDirectory: string;
  /** See `measureGrowth`. */
  names: ReadonlySet<string>;
}

/** The page whose scripts would grow most if the site doubled. */
interface PageGrowth {
  address: string;
  /** The size of all its scripts, in gzipped bytes. */
  total: number;
  /** The script with most names of other pages, and its share of the total. */
  script: string;
  size: number;
}

/**
 * Measures by how much the scripts that a page loads with its HTML grow with the site.
 *
 * @returns undefined for a site without pages
 */
export async function measurePageGrowth(
  pages: readonly PageWeight[],
  { outDirectory, names }: GrowthOptions,
): Promise<PageGrowth | undefined> {
  const growth = new Map<string, number>();
  for (const name of new Set(pages.flatMap(({ files }) => Object.keys(files)))) {
    if (name.endsWith('.js')) {
      // One after the other: a site has hundreds of scripts.
      // oxlint-disable-next-line no-await-in-loop
      const script = await fs.readFile(path.join(outDirectory, decodeURI(name)), 'utf8');
      growth.set(name, measureGrowth(script, names));
    }
  }
  const sizes = pages.map(({ address, files }) => {
    const scripts = Object.keys(files).map((name): [string, number] => [name, growth.get(name) ?? 0]);
    return { address, scripts, total: scripts.reduce((sum, [, size]) => sum + size, 0) };
  });
  const [worst] = sizes.toSorted((a, b) => b.total - a.total);
  const [script, size] = worst?.scripts.toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return worst && { address: worst.address, total: worst.total, script, size };
}

/**
 * Checks that the scripts that a page loads with its HTML do not grow with the site.
 *
 * @returns a problem for the page that would grow most, with the script that has most names of others
 */
export async function checkGrowth(pages: readonly PageWeight[], options: GrowthOptions): Promise<Problem[]> {
  const growth = await measurePageGrowth(pages, options);
  if (!growth || growth.total <= BUDGETS.growth) {
    return [];
  }
  const { address, total, script, size } = growth;
  return [
    {
      file: `out${address}`,
      message: `The JavaScript of the page would grow by ${formatSize(total)} if the site doubled; the budget is ${formatSize(BUDGETS.growth)}. ${script} names other pages in ${formatSize(size)}: load that part when it is needed.`,
    },
  ];
}
