import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../../shared/languages/languages';
import { LANDING_PAGE_ID } from '../../../shared/paths/pageIdToPathname';
import { getStepKey } from '../../base/cache/stepVersion';
import { hashTexts } from '../../base/files/hash';
import { readTrees } from '../../base/files/readTree';
import { readDocsVersion } from '../../base/packages/readDocsVersion';
import { getPageFile, type SiteIndex } from '../../base/store/siteFiles';
import { MOUNT_MODULE, readClientManifest, type ClientManifest } from '../../client-bundle/clientManifest';

/** The pages whose demos a compiled page shows: their scripts are named in its HTML. */
const DEMO_PAGE = /"pageId":"([^"]*)"/g;

/** What all pages depend on: the code that renders them, their menu, the scripts and style sheets that each names. */
async function readSharedInputs(
  projectDirectory: string,
  index: SiteIndex,
  { entry, parts }: ClientManifest,
): Promise<string[]> {
  return [
    await getStepKey(projectDirectory, 'kept-pages'),
    await readDocsVersion(projectDirectory),
    ...(await readTrees(projectDirectory, ['.cache/generated/demoTheme.css', '.cache/generated/fonts'])),
    JSON.stringify([index, entry, parts[MOUNT_MODULE]]),
  ];
}

/**
 * Hashes all that Next.js makes the pages of the index of, in all languages together.
 *
 * @returns by pathname; the landing page has a route of its own, which is always exported
 */
export async function hashPages(projectDirectory: string, index: SiteIndex): Promise<Map<string, string>> {
  const manifest = readClientManifest(projectDirectory);
  const shared = hashTexts(...(await readSharedInputs(projectDirectory, index, manifest)));
  const hashes = new Map<string, string>();
  for (const { pathname } of index.pages.filter(({ id }) => id !== LANDING_PAGE_ID)) {
    const files = LANGUAGES.map((language) => path.join(projectDirectory, getPageFile(pathname, language)));
    // One after the other: those of the API are large.
    // oxlint-disable-next-line no-await-in-loop
    const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
    const pageIds = new Set(texts.flatMap((text) => [...text.matchAll(DEMO_PAGE)].map(([, id]) => id!)));
    const demos = [...pageIds].map((id) => JSON.stringify(manifest.demos[id] ?? null));
    hashes.set(pathname, hashTexts(shared, ...texts, ...demos));
  }
  return hashes;
}
