import fs from 'node:fs/promises';
import path from 'node:path';
import { CLIENT_ADDRESS } from '../../../shared/paths/clientFiles';
import { getDemoModuleName } from '../../../shared/demo/demoFragment';
import type { CompiledDemo } from '../../../shared/page/page';
import { loadOnce } from '../../../shared/loadOnce';
import { isPlayground } from '../../base/navigation/isPlayground';
import { getClosure, loadModuleGraph } from '../../base/cache/moduleGraph';
import { getStepKey } from '../../base/cache/stepVersion';
import { MOUNT_MODULE, readClientManifest } from '../../client-bundle/clientManifest';
import { listExportedPages } from '../../export/page-facts/listExportedPages';
import { parseElements } from '../../export/page-facts/parseElements';
import { createAssetReader, type PageAssets } from '../../export/page-facts/readAssets';
import { hashTexts } from '../../base/files/hash';
import { listDemos, type ListedDemo } from './listDemos';
import { getDemoTestFile } from './demoTestSource';

/** What each page and each demo of the export was when it was looked at: changes with what a browser gets of it. */
export interface VisitHashes {
  /** By address. */
  pages: Map<string, string>;
  /** By key. */
  demos: Map<string, string>;
}

/** How many pages are read at a time. */
const PARALLEL = 8;

/** The only pages that users visit: the others send them on, or are the document of a demo. */
const PAGE_MARK = 'id="main-content"';

/** Reads files of the export, each once, without the hashes in the names of scripts. */
async function createReader(outDirectory: string) {
  const names = await fs
    .readdir(path.join(outDirectory, CLIENT_ADDRESS), { recursive: true })
    .catch(() => []);
  const hashes = new Set(names.flatMap((name) => /[0-9a-z]{8}(?=\.js$)/.exec(name) ?? []));
  const mask = (text: string) =>
    text.replace(/(?<![0-9a-z])[0-9a-z]{8}(?=(\.js)?["'`])/g, (word) => (hashes.has(word) ? '' : word));
  const known = new Map<string, Promise<string>>();
  const read = async (address: string) => mask(await fs.readFile(path.join(outDirectory, address), 'utf8'));
  return {
    mask,
    /** A hash of a file that several pages load. */
    hash: (address: string) => loadOnce(known, address, async () => hashTexts(await read(address))),
  };
}

/** Hashes of the modules that a test consists of, by key of the demo. */
async function hashDemoTests(
  projectDirectory: string,
  demos: readonly ListedDemo[],
): Promise<Map<string, string>> {
  const getEntry = (key: string) => path.relative(projectDirectory, getDemoTestFile(projectDirectory, key));
  const graph = await loadModuleGraph(
    projectDirectory,
    demos.map(({ key }) => getEntry(key)),
  );
  const known = new Map<string, Promise<string>>();
  const read = (file: string) =>
    loadOnce(known, file, () => fs.readFile(path.join(projectDirectory, file), 'utf8'));
  const hashes = demos.map(async ({ key }): Promise<[string, string]> => {
    const { files } = getClosure(graph, [getEntry(key)]);
    return [key, hashTexts(...(await Promise.all(files.map(read))))];
  });
  return new Map(await Promise.all(hashes));
}

/** What the head of a page names: its scripts and style sheets are all there. */
function readHeadAssets(html: string): PageAssets {
  const reader = createAssetReader();
  parseElements(html.slice(0, html.indexOf('</head>')), reader.visit);
  return reader.read();
}

/** Addresses of the scripts that a demo loads, in all its stylings. */
function listScripts(projectDirectory: string, { pageId, name, stylings = [] }: CompiledDemo): string[] {
  const { parts, demos } = readClientManifest(projectDirectory);
  const modules = (['system', ...stylings] as const).map((styling) => getDemoModuleName(name, styling));
  const files = modules.flatMap((module) => demos[pageId]?.[module] ?? []);
  return [...new Set([...(parts[MOUNT_MODULE] ?? []), ...files])].map((file) => CLIENT_ADDRESS + file);
}

/** A page without its menu, which changes with every page of the product. */
function removeMenu(html: string): string {
  return html.replace(/<nav\b[^>]*? aria-label="documentation".*?<\/nav>/s, '');
}

/** The sections of a page that have an id, as HTML, by that id: a demo is one. */
function findSections(html: string): Map<string, string> {
  const sections = new Map<string, string>();
  const open: { id: string | undefined; start: number }[] = [];
  for (const match of html.matchAll(/<section\b[^>]*>|<\/section>/g)) {
    if (match[0] === '</section>') {
      const section = open.pop();
      if (section?.id !== undefined) {
        sections.set(section.id, html.slice(section.start, match.index));
      }
    } else {
      open.push({ id: / id="([^"]*)"/.exec(match[0])?.[1], start: match.index });
    }
  }
  return sections;
}

/**
 * Hashes what the browser gets of each page and each demo of the export.
 *
 * A page: its HTML without the menu, the scripts and style sheets that it names. A demo: its section of the page, or
 * the document of its iframe, the scripts that it loads, the style sheets of the page, and its test. Both: the modules
 * that ask about them. Scripts load others by names that contain hashes, which do not count.
 */
export async function hashVisits(projectDirectory: string): Promise<VisitHashes> {
  const outDirectory = path.join(projectDirectory, 'out');
  const reader = await createReader(outDirectory);
  const demos = await listDemos(projectDirectory);
  const tests = await hashDemoTests(projectDirectory, demos);
  const version = await getStepKey(projectDirectory, 'visits');
  const hashes: VisitHashes = { pages: new Map(), demos: new Map() };
  const hashAll = (addresses: string[]) => Promise.all(addresses.map(reader.hash));

  const hashDemo = async (listed: ListedDemo, section: string, styles: string[]) => {
    const { iframeHref } = listed.demo;
    hashes.demos.set(
      listed.key,
      hashTexts(
        version,
        section,
        ...styles,
        ...(await hashAll(listScripts(projectDirectory, listed.demo))),
        ...(await hashAll(iframeHref ? [`${iframeHref}index.html`] : [])),
        tests.get(listed.key)!,
      ),
    );
  };
  // All workers take from one queue.
  const queue = (await listExportedPages(outDirectory)).values();
  const work = async () => {
    for (const { address, file } of queue) {
      // oxlint-disable-next-line no-await-in-loop
      const html = await fs.readFile(file, 'utf8');
      // A playground has the mode that the system has when it loads.
      if (!address.endsWith('/') || !html.includes(PAGE_MARK) || isPlayground(address)) {
        continue;
      }
      const masked = reader.mask(html);
      const { scripts, styles } = readHeadAssets(html);
      // oxlint-disable-next-line no-await-in-loop
      const [scriptHashes, styleHashes] = await Promise.all([hashAll(scripts), hashAll(styles)]);
      hashes.pages.set(address, hashTexts(version, removeMenu(masked), ...scriptHashes, ...styleHashes));
      const sections = findSections(masked);
      const shown = demos.filter((listed) => listed.address === address);
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(
        shown.map((listed) => hashDemo(listed, sections.get(`${listed.demo.name}.tsx`) ?? '', styleHashes)),
      );
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return hashes;
}
