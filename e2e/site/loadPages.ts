import fs from 'node:fs/promises';
import path from 'node:path';
import { hashVisits, type VisitHashes } from '../../src/node/site/health/hashVisits';
import { listDemos, type ListedDemo } from '../../src/node/site/health/listDemos';
import {
  readKnownHashes,
  readLastPass,
  readVisitRecord,
  writeKnownHashes,
} from '../../src/node/site/health/visitRecords';
import { getDemoPartId, listDemoParts } from '../../src/shared/page/health';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } from '../../src/shared/languages/languages';
import { getPathInfo } from '../../src/shared/paths/getPathInfo';
import { coverDemos, coverLongestWords, coverParts, type ReadPage } from './coverSite';
import type { PageToVisit, Standing } from './planVisits';
import { PROJECT } from './project';
import { readStructure } from './readStructure';

/** Whether a page is made from extracted data. */
function isReference(address: string): boolean {
  const { canonicalAs } = getPathInfo(address);
  return canonicalAs.startsWith('/x/api/') || /\/(components|hooks)-api\/$/.test(canonicalAs);
}

async function readPages(addresses: Iterable<string>): Promise<ReadPage[]> {
  return Promise.all(
    [...addresses].map(async (address) => ({
      address,
      isReference: isReference(address),
      language: getPathInfo(address).userLanguage,
      structure: readStructure(await fs.readFile(path.join(PROJECT, 'out', address, 'index.html'), 'utf8')),
    })),
  );
}

/** What has another hash than this machine knows. In the first run nothing has: it notes the hashes instead. */
async function loadKnownHashes({ pages, demos }: VisitHashes): Promise<ReadonlyMap<string, string>> {
  const current = new Map([...pages, ...demos]);
  const known = await readKnownHashes(PROJECT);
  if (!known) {
    await writeKnownHashes(PROJECT, current);
  }
  return known ?? current;
}

/**
 * What records say of something.
 *
 * @param ids of its records
 * @param knownHash when this machine first met it
 */
async function readStanding(
  ids: string[],
  hash: string,
  knownHash: string | undefined,
): Promise<Pick<Standing, 'isPassed' | 'isChanged'>> {
  if ((await readLastPass(PROJECT, ids, hash)) !== undefined) {
    return { isPassed: true, isChanged: false };
  }
  // With a record it was visited before: as it was then, or with a failure.
  const records = await Promise.all(ids.map((id) => readVisitRecord(PROJECT, id)));
  return { isPassed: false, isChanged: knownHash !== hash || records.some(Boolean) };
}

function groupByAddress(demos: readonly ListedDemo[]): Map<string, ListedDemo[]> {
  const groups = new Map<string, ListedDemo[]>();
  for (const listed of demos) {
    groups.set(listed.address, [...(groups.get(listed.address) ?? []), listed]);
  }
  return groups;
}

/** Every page of the export with its demos, and what is known of them. */
export async function loadPages(): Promise<{ pages: PageToVisit[]; hashes: VisitHashes }> {
  const hashes = await hashVisits(PROJECT);
  const demos = (await listDemos(PROJECT)).filter(({ key }) => hashes.demos.has(key));
  const translated = (
    await Promise.all(PREFIXED_LANGUAGES.map((language) => listDemos(PROJECT, language)))
  ).flat();
  const shown = translated.filter(({ address, demo }) => hashes.pages.has(address) && !demo.iframeHref);
  const read = await readPages(hashes.pages.keys());
  const sizes = new Map(read.map(({ address, structure }) => [address, structure.elements]));
  const covering = coverDemos(demos, shown, (address) => sizes.get(address)!);
  const showingParts = coverParts(read, new Set([...covering].map(({ address }) => address)));
  const showingWords = coverLongestWords(read, showingParts);
  const byAddress = groupByAddress([...demos, ...[...covering].filter((listed) => shown.includes(listed))]);
  const known = await loadKnownHashes(hashes);
  const toDemo = async (listed: ListedDemo) => ({
    listed,
    isCovering: covering.has(listed),
    ...(await readStanding(
      listDemoParts(listed.demo).map((part) => getDemoPartId(listed.key, part)),
      hashes.demos.get(listed.key)!,
      known.get(listed.key),
    )),
  });
  const pages = read.map(async ({ address, isReference: isApi, language }): Promise<PageToVisit> => {
    const here = byAddress.get(address) ?? [];
    const isTranslated = language !== DEFAULT_LANGUAGE;
    return {
      address,
      isCovering: showingParts.has(address) || showingWords.has(address),
      // Reference pages are many, large, and made of the same parts.
      hasAxe: !isApi || showingParts.has(address),
      isTranslated,
      demos: isTranslated ? [] : await Promise.all(here.map(toDemo)),
      others: isTranslated ? here : [],
      ...(await readStanding([address], hashes.pages.get(address)!, known.get(address))),
    };
  });
  return { pages: await Promise.all(pages), hashes };
}
