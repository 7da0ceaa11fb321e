import fs from 'node:fs/promises';
import path from 'node:path';
import { navigation } from '../../../data/navigation';
import { getReadingOrder } from '../../navigation/getReadingOrder';
import { parseRedirects } from '../../server/parseRedirects';
import { SITE_ORIGIN } from '../../shared/site';
import { checkBudgets, formatSize } from '../budgets/checkBudgets';
import { measureGrowth } from '../budgets/measureGrowth';
import { measurePage, type SizeCache } from '../budgets/measurePage';
import { failOnProblems } from '../problem';
import { checkExport } from './checkExport';
import { readExport } from './readExport';
import { checkRedirects } from './redirects/checkRedirects';
import { writeRedirects } from './redirects/writeRedirects';
import { readSiteIndex } from './siteFiles';
import { writeOpenSearch } from './writeOpenSearch';
import { writeSitemap } from './writeSitemap';

const REDIRECTS = 'public/_redirects';

/** Next.js writes the page as a folder, like any other; hosts look for the file `404.html`. */
async function placeNotFoundPage(outDirectory: string): Promise<void> {
  await fs.rename(path.join(outDirectory, '404/index.html'), path.join(outDirectory, '404.html'));
  await fs.rm(path.join(outDirectory, '404'), { recursive: true });
}

/**
 * Makes what is made from the export: redirects, sitemap; and checks its links and its weight.
 *
 * @returns a line for the table of the build
 * @throws ProblemsError for redirects and links that lead nowhere, and for each budget that is exceeded
 */
export async function finishExport(projectDirectory: string): Promise<string> {
  const outDirectory = path.join(projectDirectory, 'out');
  await placeNotFoundPage(outDirectory);
  const pages = await readExport(outDirectory);
  const routes = pages
    .map(({ address }) => address)
    .filter((address) => address.startsWith('/x/') || address.startsWith('/zh/x/'));

  const rules = parseRedirects(await fs.readFile(path.join(projectDirectory, REDIRECTS), 'utf8'), REDIRECTS);
  const knownPathnames = getReadingOrder(navigation).map(({ pathname }) => pathname);
  failOnProblems(checkRedirects({ lines: rules, routes, knownPathnames, file: REDIRECTS }));
  const redirects = await writeRedirects({ outDirectory, rules, routes, origin: SITE_ORIGIN });
  await writeOpenSearch(outDirectory);
  const addresses = await writeSitemap(projectDirectory, await readSiteIndex(projectDirectory));

  failOnProblems(await checkExport(await readExport(outDirectory), outDirectory));

  const cache: SizeCache = new Map();
  const weights = await Promise.all(pages.map((page) => measurePage(page, outDirectory, cache)));
  const demoModules = await fs.readFile(
    path.join(projectDirectory, '.cache/generated/demoModules.ts'),
    'utf8',
  );
  failOnProblems(checkBudgets(weights, measureGrowth(demoModules)));

  const script = Math.max(...weights.map((weight) => weight.script));
  const html = Math.max(...weights.map((weight) => weight.html));
  return [
    `${routes.length} pages, ${redirects.rules} redirects (${redirects.omitted} wait for their page)`,
    `${addresses} addresses in the sitemap`,
    `largest page ${formatSize(html)} of HTML and ${formatSize(script)} of JavaScript`,
  ].join('; ');
}
