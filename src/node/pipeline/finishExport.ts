import fs from 'node:fs/promises';
import path from 'node:path';
import { navigation } from '../../../data/navigation';
import { HEALTH_REPORT_HREF } from '../../shared/health';
import { LANGUAGES, languageToPrefix } from '../../shared/languages';
import { SITE_ORIGIN } from '../../shared/site';
import { checkBudgets } from '../budgets/checkBudgets';
import { checkGrowth } from '../budgets/checkGrowth';
import { listPageNames } from '../budgets/listPageNames';
import { checkSearchSize, type SearchWeight } from '../budgets/checkSearchSize';
import { formatSize } from '../budgets/formatSize';
import { measureSearch } from '../budgets/measureSearch';
import { checkResting, listRestingScripts } from '../budgets/weighResting';
import { weighPage, type PageWeight, type SizeCache } from '../budgets/weighPage';
import { readWeights, writeWeights } from '../budgets/weightRecord';
import { pruneCaches } from '../cache/openCache';
import { readClientManifest } from '../client-bundle/clientManifest';
import { checkExport } from '../checks/checkExport';
import { checkOutlines } from '../checks/checkOutlines';
import { checkPackageLinks } from '../checks/checkPackageLinks';
import { listExternalLinks } from '../checks/listExternalLinks';
import { listExportedPages } from '../exported-pages/listExportedPages';
import type { PageFacts } from '../exported-pages/readExportedPage';
import { readExportedPages } from '../exported-pages/readExportedPages';
import { writeHeaders } from '../headers/writeHeaders';
import { writeHealthReport } from '../health/writeHealthReport';
import { createMarkdownExporter } from '../markdown-export/writeMarkdownExports';
import { getReadingOrder } from '../navigation/getReadingOrder';
import { findDocumentationLinks } from '../packages/findDocumentationLinks';
import { failOnProblems } from '../problems/problem';
import { checkRedirects } from '../redirects/checkRedirects';
import { writeRedirects, type WrittenRedirects } from '../redirects/writeRedirects';
import { readIndexHrefs } from '../search/loadSearchIndex';
import { writeSandboxDocument } from '../sandbox/writeSandboxDocument';
import { createRedirectFinder } from '../server/createRedirectFinder';
import { parseRedirects, type RedirectRule } from '../server/parseRedirects';
import { writeFeed } from '../site-files/writeFeed';
import { writeOpenSearch } from '../site-files/writeOpenSearch';
import { writeRobots } from '../site-files/writeRobots';
import { writeSitemap } from '../site-files/writeSitemap';
import { writeSocialCards } from '../social-cards/writeSocialCards';
import { measureStep } from '../store/buildFigures';
import { readBuildId } from '../store/buildId';
import { summarizePage, type PageSummary } from '../store/pageSummary';
import { isPartialBuild } from '../store/selectPathnames';
import { readPages, readSiteIndex, type SiteIndex } from '../store/siteFiles';
import { getBuildDate, writeWorker } from '../worker/writeWorker';

const REDIRECTS = 'public/_redirects';

/** The folders of a build. */
interface Site {
  projectDirectory: string;
  outDirectory: string;
}

/**
 * Next.js writes the page of each language as a folder, like any other; hosts look for the nearest file
 * `404.html`.
 */
async function placeNotFoundPages({ outDirectory }: Site): Promise<void> {
  for (const language of LANGUAGES) {
    const directory = path.join(outDirectory, languageToPrefix(language));
    await fs.rename(path.join(directory, '404/index.html'), path.join(directory, '404.html'));
    await fs.rm(path.join(directory, '404'), { recursive: true });
  }
}

/** Removes the scripts and the page data of Next.js, which no page loads; its style sheets and fonts stay. */
async function removeFrameworkFiles({ outDirectory }: Site): Promise<void> {
  const framework = path.join(outDirectory, '_next');
  const buildId = await readBuildId();
  await fs.rm(path.join(framework, 'data'), { recursive: true, force: true });
  await fs.rm(path.join(framework, buildId), { recursive: true, force: true });
  await fs.rm(path.join(framework, 'static', buildId), { recursive: true, force: true });
  const chunks = path.join(framework, 'static/chunks');
  const files = await fs.readdir(chunks, { recursive: true });
  await Promise.all(
    files.filter((file) => /\.js(\.map)?$/.test(file)).map((file) => fs.rm(path.join(chunks, file))),
  );
}

/** Addresses of the pages that Next.js exported, without those that users never open by themselves. */
async function listAddresses({ outDirectory }: Site): Promise<string[]> {
  const prefixes = LANGUAGES.map((language) => `${languageToPrefix(language)}/x/`);
  return (await listExportedPages(outDirectory))
    .map(({ address }) => address)
    .filter((address) => prefixes.some((prefix) => address.startsWith(prefix)));
}

async function readRedirects({ projectDirectory }: Site): Promise<RedirectRule[]> {
  const text = await fs.readFile(path.join(projectDirectory, REDIRECTS), 'utf8');
  return parseRedirects(text, REDIRECTS);
}

function listMenu(): string[] {
  return getReadingOrder(navigation).map(({ pathname }) => pathname);
}

async function addRedirects(site: Site, addresses: string[]): Promise<WrittenRedirects> {
  const rules = await readRedirects(site);
  const knownPathnames = listMenu();
  if (!isPartialBuild()) {
    failOnProblems(checkRedirects({ lines: rules, addresses, knownPathnames, file: REDIRECTS }));
  }
  return writeRedirects({ outDirectory: site.outDirectory, rules, addresses, origin: SITE_ORIGIN });
}

/** @returns how many links of the installed packages there are, and how many of them wait for their page */
async function followPackageLinks(
  site: Site,
  pages: readonly PageFacts[],
): Promise<{ links: number; waiting: number }> {
  const links = await findDocumentationLinks(site.projectDirectory);
  const findRedirect = createRedirectFinder(await readRedirects(site));
  const { problems, waiting } = checkPackageLinks({ links, pages, menu: listMenu(), findRedirect });
  if (!isPartialBuild()) {
    failOnProblems(problems);
  }
  return { links: links.length, waiting: waiting.length };
}

/** Goes over the compiled pages once. */
async function exportMarkdown(
  { projectDirectory }: Site,
  index: SiteIndex,
): Promise<{ pages: PageSummary[]; exports: number }> {
  const exporter = await createMarkdownExporter(projectDirectory, index);
  const pages: PageSummary[] = [];
  for await (const page of readPages(projectDirectory, index)) {
    await exporter.write(page);
    pages.push(summarizePage(page));
  }
  return { pages, exports: await exporter.writeLists(pages) };
}

async function weigh(
  { projectDirectory, outDirectory }: Site,
  facts: readonly PageFacts[],
): Promise<PageWeight[]> {
  const cache: SizeCache = new Map();
  const weights = await Promise.all(facts.map((page) => weighPage(page, outDirectory, cache)));
  failOnProblems(checkBudgets(weights, await readWeights(projectDirectory)));
  await writeWeights(projectDirectory, weights);
  return weights;
}

/** Weighs what pages load later: the parts that they load when they rest, and the search. */
async function weighLater({ projectDirectory, outDirectory }: Site): Promise<SearchWeight[]> {
  const manifest = readClientManifest(projectDirectory);
  const resting = listRestingScripts(manifest);
  failOnProblems(await checkResting(outDirectory, resting));
  const hrefs = await readIndexHrefs(projectDirectory);
  const search = await measureSearch(outDirectory, hrefs, manifest.parts, resting);
  failOnProblems(search.flatMap(checkSearchSize));
  return search;
}

/**
 * Makes what is made from the export: redirects, sitemap, feed, markdown export, social cards, headers, service worker; and
 * checks its links and its weight.
 *
 * @returns a line for the table of the build
 * @throws ProblemsError for redirects and links that lead nowhere, and for each budget that is exceeded
 */
export async function finishExport(projectDirectory: string): Promise<string> {
  const outDirectory = path.join(projectDirectory, 'out');
  const site: Site = { projectDirectory, outDirectory };
  const run = <Result>(name: string, step: () => Promise<Result>) =>
    measureStep(projectDirectory, `finish/${name}`, step);

  await placeNotFoundPages(site);
  await removeFrameworkFiles(site);
  const addresses = await listAddresses(site);
  const redirects = await run('redirects', () => addRedirects(site, addresses));
  await writeOpenSearch(outDirectory);
  await writeRobots(outDirectory);
  await writeFeed(projectDirectory);
  const index = await readSiteIndex(projectDirectory);
  const { pages, exports } = await run('markdown export', () => exportMarkdown(site, index));
  const inSitemap = await writeSitemap(projectDirectory, pages);
  const { cards, rendered } = await run('social cards', () => writeSocialCards(projectDirectory, pages));

  const facts = await run('reading pages', () => readExportedPages(outDirectory));
  if (!isPartialBuild()) {
    failOnProblems(await run('links', () => checkExport(facts, outDirectory, [HEALTH_REPORT_HREF])));
    failOnProblems(checkOutlines(facts));
  }
  const packageLinks = await run('links of packages', () => followPackageLinks(site, facts));
  const externalLinks = listExternalLinks(facts);
  const { proofs, demoCount } = await run('health report', () =>
    writeHealthReport(projectDirectory, { externalLinks }),
  );
  const sandboxScript = await writeSandboxDocument(projectDirectory, outDirectory);
  await writeHeaders(outDirectory, facts, sandboxScript);
  await run('service worker', async () =>
    writeWorker({ projectDirectory, outDirectory, buildId: await readBuildId(), date: getBuildDate() }),
  );
  if (isPartialBuild()) {
    return `${addresses.length} pages of the site, without checks of the whole`;
  }
  const weights = await run('weights', () => weigh(site, facts));
  failOnProblems(
    await run('growth', () => checkGrowth(weights, { outDirectory, names: listPageNames(index) })),
  );
  const search = await run('later weight', () => weighLater(site));
  await pruneCaches();

  const openSearch = Math.max(...search.map((weight) => weight.script + weight.index));
  const script = Math.max(...weights.map((weight) => weight.script));
  const html = Math.max(...weights.map((weight) => weight.html));
  return [
    `${addresses.length} pages, ${redirects.rules} redirects (${redirects.omitted} wait for their page)`,
    `${inSitemap} addresses in the sitemap`,
    `${exports} markdown exports`,
    `${cards} social cards (${rendered} rendered)`,
    `${externalLinks.length} links to other sites`,
    `${packageLinks.links} links of the packages (${packageLinks.waiting} wait for their page)`,
    `${Object.keys(proofs).length} of ${demoCount} demos proven`,
    `largest page ${formatSize(html)} of HTML and ${formatSize(script)} of JavaScript`,
    `${formatSize(openSearch)} with the search open`,
  ].join('; ');
}
