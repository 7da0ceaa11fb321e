/**
 * Prints what the built site weighs, as JSON: see `SiteWeight`. A process of its own, because a copy of the project may
 * have other languages.
 */
import path from 'node:path';
import { measurePageGrowth } from '../../../src/node/export/budgets/checkGrowth';
import { listPageNames } from '../../../src/node/export/budgets/listPageNames';
import { measureSearch } from '../../../src/node/export/budgets/measureSearch';
import { weighPage, type SizeCache } from '../../../src/node/export/budgets/weighPage';
import { listRestingScripts } from '../../../src/node/export/budgets/weighResting';
import { readClientManifest } from '../../../src/node/client-bundle/clientManifest';
import { readExportedPages } from '../../../src/node/export/page-facts/readExportedPages';
import { readIndexHrefs } from '../../../src/node/search/loadSearchIndex';
import { readSiteIndex } from '../../../src/node/base/store/siteFiles';
import type { SiteWeight } from './siteWeight';

const projectDirectory = process.cwd();
const outDirectory = path.join(projectDirectory, 'out');
const cache: SizeCache = new Map();
const pages = await Promise.all(
  (await readExportedPages(projectDirectory)).map((page) => weighPage(page, outDirectory, cache)),
);
const names = listPageNames(await readSiteIndex(projectDirectory));
const growth = await measurePageGrowth(pages, { outDirectory, names });
const manifest = readClientManifest(projectDirectory);
const search = await measureSearch(
  outDirectory,
  await readIndexHrefs(projectDirectory),
  manifest.parts,
  listRestingScripts(manifest),
);
const guides = pages
  .filter(({ hasDemos }) => hasDemos)
  .map(({ html }) => html)
  .toSorted((a, b) => a - b);
const weight: SiteWeight = {
  pages: pages.length,
  guideHtml: [guides[Math.floor(guides.length / 2)] ?? 0, guides.at(-1) ?? 0],
  script: Math.max(...pages.map(({ script }) => script)),
  growth: growth?.total ?? 0,
  search: Object.fromEntries(search.map(({ language, script, index }) => [language, script + index])),
};
console.log(JSON.stringify(weight));
