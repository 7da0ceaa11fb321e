import fs from 'node:fs/promises';
import path from 'node:path';
import { HEALTH_REPORT_HREF } from '../../../shared/page/health';
import { LANGUAGES, languageToPrefix } from '../../../shared/languages/languages';
import { SITE_ORIGIN } from '../../../shared/paths/site';
import { checkBudgets } from '../../export/budgets/checkBudgets';
import { checkGrowth } from '../../export/budgets/checkGrowth';
import { listPageNames } from '../../export/budgets/listPageNames';
import { checkSearchSize, type SearchWeight } from '../../export/budgets/checkSearchSize';
import { formatSize } from '../../export/budgets/formatSize';
import { measureSearch } from '../../export/budgets/measureSearch';
import { checkResting, listRestingScripts } from '../../export/budgets/weighResting';
import { weighPage, type PageWeight, type SizeCache } from '../../export/budgets/weighPage';
import { readWeights, writeWeights } from '../../export/budgets/weightRecord';
import { pruneCaches } from '../../base/cache/openCache';
import { getStepKey } from '../../base/cache/stepVersion';
import { bundleClient } from '../../client-bundle/bundleClient';
import { readClientManifest } from '../../client-bundle/clientManifest';
import { checkExport } from '../../export/checks/checkExport';
import { checkOutlines } from '../../export/checks/checkOutlines';
import { checkPackageLinks } from '../../export/checks/checkPackageLinks';
import { listExternalLinks } from '../../export/checks/listExternalLinks';
import { listExportedPages } from '../../export/page-facts/listExportedPages';
import type { FileSizes } from '../../base/files/fileSizes';
import { writeFile } from '../../base/files/writeFile';
import type { PageFacts } from '../../export/page-facts/readPageFacts';
import { readExportedPages } from '../../export/page-facts/readExportedPages';
import { writeHeaders } from '../../export/headers/writeHeaders';
import { hashPages } from '../../export/kept-pages/hashPages';
import { keepPages } from '../../export/kept-pages/keptPages';
import { writeHealthReport } from '../health/writeHealthReport';
import { runNext } from '../../base/commands/runNext';
import { writeCompletion } from '../../live-code/completion/writeCompletion';
import { createMarkdownExporter, type MarkdownExporter } from '../../export/markdown/createMarkdownExporter';
import { findDocumentationLinks, type DocumentationLink } from '../../base/packages/findDocumentationLinks';
import { readPackages } from '../../base/packages/readPackages';
import { failOnProblems } from '../../base/problems/problem';
import { checkRedirects } from '../../export/redirects/checkRedirects';
import { writeRedirects, type WrittenRedirects } from '../../export/redirects/writeRedirects';
import { readIndexHrefs } from '../../search/loadSearchIndex';
import { placeSearchFiles } from '../../search/searchFiles';
import { bundleSandbox } from '../../live-code/sandbox/bundleSandbox';
import { writeSandboxDocument } from '../../live-code/sandbox/writeSandboxDocument';
import { createRedirectFinder } from '../../export/server/createRedirectFinder';
import { parseRedirects, type RedirectRule } from '../../export/server/parseRedirects';
import { writeFeed } from '../../export/site-files/writeFeed';
import { writeMcpServer } from '../../export/site-files/writeMcpServer';
import { writeOpenSearch } from '../../export/site-files/writeOpenSearch';
import { writeRobots } from '../../export/site-files/writeRobots';
import { writeSitemap } from '../../export/site-files/writeSitemap';
import { drawSocialCards } from '../../export/social-cards/drawSocialCards';
import { writeBuildId } from '../../base/store/buildId';
import { summarizePage, type PageSummary } from '../../base/store/pageSummary';
import { describeKeptPages, isPartialBuild, selectPathnames } from '../../base/store/selectPathnames';
import { getPageFile, readPage, readSiteIndex } from '../../base/store/siteFiles';
import { getBuildDate, writeWorker } from '../../export/worker/writeWorker';
import { navigation } from '../../../../data/navigation';
import { listApiEntries } from '../../api/findApiEntries';
import { listApiPathnames } from '../../pages/api-pages/compileApiPages';
import { defineStep } from '../step';
import { awaitedSources, compiledContent, compiledSearch } from './compiling';

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
async function removeFrameworkFiles({ outDirectory }: Site, id: string): Promise<void> {
  const framework = path.join(outDirectory, '_next');
  await fs.rm(path.join(framework, 'data'), { recursive: true, force: true });
  await fs.rm(path.join(framework, id), { recursive: true, force: true });
  await fs.rm(path.join(framework, 'static', id), { recursive: true, force: true });
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

async function addRedirects(site: Site, addresses: string[]): Promise<WrittenRedirects> {
  const rules = await readRedirects(site);
  if (!isPartialBuild()) {
    failOnProblems(checkRedirects({ lines: rules, addresses, file: REDIRECTS }));
  }
  return writeRedirects({ outDirectory: site.outDirectory, rules, addresses, origin: SITE_ORIGIN });
}

async function followPackageLinks(
  site: Site,
  links: readonly DocumentationLink[],
  pages: readonly PageFacts[],
): Promise<void> {
  const findRedirect = createRedirectFinder(await readRedirects(site));
  if (!isPartialBuild()) {
    failOnProblems(checkPackageLinks({ links, pages, findRedirect }));
  }
}

/** The pages that are exported as markdown so far, each read once. */
interface MarkdownExports {
  exporter: MarkdownExporter;
  pages: Map<string, PageSummary>;
}

/** Exports what is not exported yet of some pages in all languages, and summarizes them language by language. */
async function exportMarkdown(
  projectDirectory: string,
  { exporter, pages }: MarkdownExports,
  pathnames: readonly string[],
): Promise<PageSummary[]> {
  const summaries: PageSummary[] = [];
  for (const language of LANGUAGES) {
    for (const pathname of pathnames) {
      const key = getPageFile(pathname, language);
      if (!pages.has(key)) {
        const page = await readPage(projectDirectory, pathname, language);
        await exporter.add(page);
        pages.set(key, summarizePage(page));
      }
      summaries.push(pages.get(key)!);
    }
  }
  return summaries;
}

/** Draws the pictures of those pages that are exported. */
function drawCards(projectDirectory: string, pages: readonly PageSummary[]) {
  const chosen = new Set(selectPathnames(pages.map(({ pathname }) => pathname)));
  return drawSocialCards(
    projectDirectory,
    pages.filter(({ pathname }) => chosen.has(pathname)),
  );
}

/** Writes files of the export, by address. */
async function writeFiles(
  { outDirectory }: Site,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<void> {
  for (const [address, content] of files) {
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path.join(outDirectory, address), content);
  }
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

function describeFiles(kind: string, { files, bytes }: FileSizes): string {
  return `${files} ${kind}, ${formatSize(bytes)}`;
}

/** @param kept pathnames of pages that are not exported */
async function runNextBuild(kept: readonly string[]): Promise<void> {
  await runNext(['build'], { quiet: true, env: describeKeptPages(kept) });
}

/** The id of the build: a hash of all that the site is made from. */
export const buildId = defineStep('build id', {}, async (_, { projectDirectory }) => {
  const id = await getStepKey(projectDirectory, 'build-id');
  await writeBuildId(projectDirectory, id);
  return id;
});

/** The scripts of pages. */
const client = defineStep('client', { awaitedSources }, async (_, { projectDirectory }) =>
  describeFiles('scripts', await bundleClient(projectDirectory)),
);

/** What edited demos run with. */
const sandbox = defineStep('sandbox', { awaitedSources }, async (_, { projectDirectory }) =>
  describeFiles('scripts', await bundleSandbox(projectDirectory)),
);

/** What the editor of demos completes. */
const completion = defineStep('completion', { awaitedSources }, async (_, { projectDirectory }) =>
  describeFiles('files', await writeCompletion(projectDirectory)),
);

const index = defineStep('index', { compiledContent }, (_, { projectDirectory }) =>
  readSiteIndex(projectDirectory),
);

/** The export of Next.js, with all files of `public/`. Pages that would be as they are in `out/` are not made again. */
const exported = defineStep(
  'next',
  { buildId, index, client, sandbox, completion },
  async (needs, { projectDirectory }) => {
    if (isPartialBuild()) {
      await runNextBuild([]);
      return 'exported to out/';
    }
    const hashes = await hashPages(projectDirectory, needs.index);
    const { kept, restore } = await keepPages(projectDirectory, hashes);
    await runNextBuild(kept);
    await restore();
    return `${hashes.size - kept.length} of ${hashes.size} pages exported to out/`;
  },
);

/** The folders of the export, with the files that hosts and browsers need and no others. */
const site = defineStep(
  'tidy',
  { exported, buildId, compiledSearch },
  async (needs, { projectDirectory }): Promise<Site> => {
    const folders = { projectDirectory, outDirectory: path.join(projectDirectory, 'out') };
    await placeNotFoundPages(folders);
    await removeFrameworkFiles(folders, needs.buildId);
    await placeSearchFiles(projectDirectory, 'out');
    return folders;
  },
);

const addresses = defineStep('addresses', { site }, (needs) => listAddresses(needs.site));

const redirects = defineStep('redirects', { site, addresses }, (needs) =>
  addRedirects(needs.site, needs.addresses),
);

/** What crawlers, readers of feeds, browsers and coding agents use of a site. */
const siteFiles = defineStep('files of the site', { site }, async (needs, { projectDirectory }) => {
  await writeOpenSearch(needs.site.outDirectory);
  await writeRobots(needs.site.outDirectory);
  await writeFeed(projectDirectory);
  await writeMcpServer(projectDirectory, needs.site.outDirectory);
});

/** The pages of the API as markdown: made while guides are compiled, which leaves a core idle. */
const apiMarkdown = defineStep(
  'markdown of the API',
  { client, sandbox, completion },
  async (_, { projectDirectory }): Promise<MarkdownExports> => {
    const packages = await readPackages(projectDirectory);
    const versions = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
    const exporter = await createMarkdownExporter(projectDirectory, versions);
    const exports = { exporter, pages: new Map<string, PageSummary>() };
    await exportMarkdown(
      projectDirectory,
      exports,
      listApiPathnames({ entries: listApiEntries(navigation) }),
    );
    return exports;
  },
);

/** Pages as markdown, those of guides made while Next.js is at work. */
const markdown = defineStep(
  'markdown export',
  { index, apiMarkdown },
  async ({ index: { pages: indexed }, apiMarkdown: exports }, { projectDirectory }) => {
    const pathnames = indexed.map(({ pathname }) => pathname);
    const pages = await exportMarkdown(projectDirectory, exports, pathnames);
    return { pages, files: exports.exporter.files, exports: exports.exporter.addLists(pages) };
  },
);

/** The pictures of links to pages of the API: drawn after their markdown, while guides are compiled. */
const apiCards = defineStep(
  'cards of the API',
  { apiMarkdown },
  async (needs, { projectDirectory }) =>
    (await drawCards(projectDirectory, [...needs.apiMarkdown.pages.values()])).rendered,
);

/** The pictures of shared links; those of the API are made of the cache. */
const socialCards = defineStep(
  'social cards',
  { markdown, apiCards },
  async (needs, { projectDirectory }) => {
    const { pictures, rendered } = await drawCards(projectDirectory, needs.markdown.pages);
    return { pictures, rendered: needs.apiCards + rendered };
  },
);

const madeFiles = defineStep('made files', { site, markdown, socialCards }, async (needs) => {
  await writeFiles(needs.site, needs.markdown.files);
  await writeFiles(needs.site, needs.socialCards.pictures);
});

const sitemap = defineStep('sitemap', { site, markdown }, (needs, { projectDirectory }) =>
  writeSitemap(projectDirectory, needs.markdown.pages),
);

/** All pages of the export, those that redirect among them; each is read once. */
const facts = defineStep('reading pages', { site, redirects }, (_, { projectDirectory }) =>
  readExportedPages(projectDirectory),
);

/** Links and outlines of all pages, once everything that they refer to is there. */
const checkedPages = defineStep('links', { site, facts, siteFiles, sitemap, madeFiles }, async (needs) => {
  if (!isPartialBuild()) {
    failOnProblems(await checkExport(needs.facts, needs.site.outDirectory, [HEALTH_REPORT_HREF]));
    failOnProblems(checkOutlines(needs.facts));
  }
});

/** Found while the content is compiled: thousands of files are read. */
const packageLinks = defineStep('links in packages', {}, (_, { projectDirectory }) =>
  findDocumentationLinks(projectDirectory),
);

const followedLinks = defineStep('links of packages', { site, facts, packageLinks }, (needs) =>
  followPackageLinks(needs.site, needs.packageLinks, needs.facts),
);

const healthReport = defineStep('health report', { facts }, async (needs, { projectDirectory }) => {
  const externalLinks = listExternalLinks(needs.facts);
  const { tests, demoCount } = await writeHealthReport(projectDirectory, { externalLinks });
  return { externalLinks, tests, demoCount };
});

/** The document of edited demos, and what the host sends with pages. It is no page: those are read before. */
const headers = defineStep('headers', { site, facts }, async (needs, { projectDirectory }) => {
  const { outDirectory } = needs.site;
  const sandboxScript = await writeSandboxDocument(projectDirectory, outDirectory);
  await writeHeaders(outDirectory, needs.facts, sandboxScript);
});

/** The service worker, and its pages, which are none of the site. */
const worker = defineStep('service worker', { site, facts, buildId }, (needs) =>
  writeWorker({ ...needs.site, buildId: needs.buildId, date: getBuildDate() }),
);

/** What pages weigh, each alone and against what they weighed when there were fewer. */
const weights = defineStep('weights', { site, facts, index }, async (needs) => {
  const weighed = await weigh(needs.site, needs.facts);
  const { outDirectory } = needs.site;
  failOnProblems(await checkGrowth(weighed, { outDirectory, names: listPageNames(needs.index) }));
  return weighed;
});

const laterWeights = defineStep('later weight', { site }, (needs) => weighLater(needs.site));

/** Everything that a page or a host needs. */
const written = { checkedPages, followedLinks, healthReport, headers, worker };

/** A part of the site, for a look: what takes all pages is not checked. */
export const partialSite = defineStep(
  'finish',
  { ...written, addresses },
  (needs) => `${needs.addresses.length} pages of the site, without checks of the whole`,
);

/** The site as it is published. */
export const publishedSite = defineStep(
  'finish',
  { ...written, packageLinks, addresses, redirects, sitemap, markdown, socialCards, weights, laterWeights },
  async (needs) => {
    await pruneCaches();
    const { pictures, rendered } = needs.socialCards;
    const { externalLinks, tests, demoCount } = needs.healthReport;
    const openSearch = Math.max(...needs.laterWeights.map(({ script, index: files }) => script + files));
    const script = Math.max(...needs.weights.map((weight) => weight.script));
    const html = Math.max(...needs.weights.map((weight) => weight.html));
    return [
      `${needs.addresses.length} pages, ${needs.redirects.rules} redirects`,
      `${needs.sitemap} addresses in the sitemap`,
      `${needs.markdown.exports} markdown exports`,
      `${pictures.size} social cards (${rendered} rendered)`,
      `${externalLinks.length} links to other sites`,
      `${needs.packageLinks.length} links of the packages`,
      `${Object.keys(tests).length} of ${demoCount} demos tested`,
      `largest page ${formatSize(html)} of HTML and ${formatSize(script)} of JavaScript`,
      `${formatSize(openSearch)} with the search open`,
    ].join('; ');
  },
);
