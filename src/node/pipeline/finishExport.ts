import fs from 'node:fs/promises';
import path from 'node:path';
import { navigation } from '../../../data/navigation';
import { getReadingOrder } from '../navigation/getReadingOrder';
import { parseRedirects } from '../server/parseRedirects';
import { LANGUAGES, languageToPrefix } from '../../shared/languages';
import { HEALTH_REPORT_HREF } from '../../shared/health';
import { SITE_ORIGIN } from '../../shared/site';
import { checkBudgets, formatSize } from '../budgets/checkBudgets';
import { checkSearchSize } from '../budgets/checkSearchSize';
import { measureGrowth } from '../budgets/measureGrowth';
import { measurePage, type SizeCache } from '../budgets/measurePage';
import { measureSearch } from '../budgets/measureSearch';
import { readSearchSetups } from '../search/loadSearchIndex';
import { writeHealthReport } from '../health/writeHealthReport';
import { writeHeaders } from '../headers/writeHeaders';
import { writeMarkdownExports } from '../markdown-export/writeMarkdownExports';
import { failOnProblems } from '../problems/problem';
import { writeSocialCards } from '../social-cards/writeSocialCards';
import { getBuildDate, writeWorker } from '../worker/writeWorker';
import { readBuildId } from '../store/buildId';
import { checkExport } from '../checks/checkExport';
import { readExport } from '../store/readExport';
import { checkRedirects } from '../redirects/checkRedirects';
import { writeRedirects } from '../redirects/writeRedirects';
import { readPages, readSiteIndex } from '../store/siteFiles';
import { writeOpenSearch } from '../site-files/writeOpenSearch';
import { writeSitemap } from '../site-files/writeSitemap';

const REDIRECTS = 'public/_redirects';

/**
 * Next.js writes the page of each language as a folder, like any other; hosts look for the nearest file
 * `404.html`.
 */
async function placeNotFoundPages(outDirectory: string): Promise<void> {
  for (const language of LANGUAGES) {
    const directory = path.join(outDirectory, languageToPrefix(language));
    await fs.rename(path.join(directory, '404/index.html'), path.join(directory, '404.html'));
    await fs.rm(path.join(directory, '404'), { recursive: true });
  }
}

/**
 * Makes what is made from the export: redirects, sitemap, machine copies, social cards, headers, service worker;
 * and checks its links and its weight.
 *
 * @returns a line for the table of the build
 * @throws ProblemsError for redirects and links that lead nowhere, and for each budget that is exceeded
 */
export async function finishExport(projectDirectory: string): Promise<string> {
  const outDirectory = path.join(projectDirectory, 'out');
  await placeNotFoundPages(outDirectory);
  const pages = await readExport(outDirectory);
  const routes = pages
    .map(({ address }) => address)
    .filter((address) => address.startsWith('/x/') || address.startsWith('/zh/x/'));

  const rules = parseRedirects(await fs.readFile(path.join(projectDirectory, REDIRECTS), 'utf8'), REDIRECTS);
  const knownPathnames = getReadingOrder(navigation).map(({ pathname }) => pathname);
  failOnProblems(checkRedirects({ lines: rules, routes, knownPathnames, file: REDIRECTS }));
  const redirects = await writeRedirects({ outDirectory, rules, routes, origin: SITE_ORIGIN });
  await writeOpenSearch(outDirectory);
  const index = await readSiteIndex(projectDirectory);
  const compiled = await readPages(projectDirectory, index);
  const addresses = await writeSitemap(projectDirectory, compiled);
  const copies = await writeMarkdownExports(projectDirectory, index, compiled);
  const { cards, drawn } = await writeSocialCards(projectDirectory, compiled);

  const exported = await readExport(outDirectory);
  const { problems, externalLinks } = await checkExport(exported, outDirectory, [HEALTH_REPORT_HREF]);
  failOnProblems(problems);
  const { demos } = await writeHealthReport(projectDirectory, externalLinks);
  const proven = Object.values(demos).filter(({ state }) => state === 'proven').length;
  await writeHeaders(outDirectory, exported);
  await writeWorker({ projectDirectory, outDirectory, buildId: await readBuildId(), date: getBuildDate() });

  const cache: SizeCache = new Map();
  const weights = await Promise.all(pages.map((page) => measurePage(page, outDirectory, cache)));
  const demoModules = await fs.readFile(
    path.join(projectDirectory, '.cache/generated/demoModules.ts'),
    'utf8',
  );
  failOnProblems(checkBudgets(weights, measureGrowth(demoModules)));

  const carried = new Set([...cache.keys()].map((file) => path.basename(file)));
  const search = await measureSearch(outDirectory, await readSearchSetups(projectDirectory), carried);
  failOnProblems(search.flatMap(checkSearchSize));
  const opening = Math.max(...search.map((weight) => weight.script + weight.index));

  const script = Math.max(...weights.map((weight) => weight.script));
  const html = Math.max(...weights.map((weight) => weight.html));
  return [
    `${routes.length} pages, ${redirects.rules} redirects (${redirects.omitted} wait for their page)`,
    `${addresses} addresses in the sitemap`,
    `${copies} machine copies`,
    `${cards} social cards (${drawn} drawn)`,
    `${externalLinks.length} links to other sites`,
    `${proven} of ${Object.keys(demos).length} demos proven`,
    `largest page ${formatSize(html)} of HTML and ${formatSize(script)} of JavaScript`,
    `${formatSize(opening)} to open the search`,
  ].join('; ');
}
