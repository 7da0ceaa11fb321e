import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../shared/languages/languages';
import { addToList } from '../../shared/addToList';
import { getStepKey } from '../base/cache/stepVersion';
import { hashTexts } from '../base/files/hash';
import type { PageSummary } from '../base/store/pageSummary';
import { getPageFile, IFRAME_DEMOS, writeIfChanged } from '../base/store/siteFiles';
import type { TranslationReport } from '../checks/findTranslationsBehind';
import { readPageId, STYLED_MODULES } from '../demos/modules/writeStyledDemos';
import { listShownFiles, type ShownDemo } from '../demos/code/shownDemo';
import { getDemoKey, listForms } from '../demos/demoSource';
import type { NamedUses } from '../demos/usage/findDemoUses';
import type { GuideNames } from '../pages/coverage/measureCoverage';
import type { DateFormReport } from '../pages/date-forms/dateForms';
import { findGuide } from './findGuide';
import { summarizeGuide, type GuideSummary } from './guideSummary';
import { loadGuide, type Guide } from './loadGuide';

/**
 * What the site says of a guide, besides its pages and the files of its demos: a build leaves these as they are, and takes
 * this, where nothing that the guide is made of has changed.
 */
export interface KeptGuide {
  /** A hash of all that the guide is made of; absent where it shows something of other guides. */
  key?: string;
  summary: GuideSummary;
  /** In all languages. */
  pages: PageSummary[];
  /** A hash of its pages, and of its demos in iframes. */
  version: string;
  names: GuideNames;
  /** What its demos use of the API. */
  demos: readonly NamedUses[];
  /** The modules of its demos, as in `DemoFiles`; absent where it has none. */
  modules?: Record<string, string>;
  /** Keys of its demos in iframes. */
  iframeDemos: string[];
  dateForms: DateFormReport;
  translations: TranslationReport;
}

/** A kept guide, and the state of each of its files after they were written. */
interface Entry {
  guide: KeptGuide;
  files: string[];
}

const KEPT = '.cache/site/guides.json';

/** What the guides of a site are made of. */
export interface SourceHashes {
  /** Of all that is in no folder of a guide: code, packages, records, texts of the interface. */
  shared: string;
  /** Of the folder of each guide, by its id. */
  folders: ReadonlyMap<string, string>;
}

/** Hashes the sources of all guides as they are on disk. */
export async function hashSources(
  projectDirectory: string,
  pageIds: readonly string[],
): Promise<SourceHashes> {
  const names = await fs.readdir(path.join(projectDirectory, 'data'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(projectDirectory, entry.parentPath), entry.name))
    .toSorted();
  const hashes = new Map(['', ...pageIds].map((pageId) => [pageId, createHash('sha256')]));
  for (const file of files) {
    const hash = hashes.get(findGuide(file, pageIds) ?? '')!;
    // oxlint-disable-next-line no-await-in-loop
    hash.update(`${file}\n`).update(await fs.readFile(path.join(projectDirectory, file)));
  }
  const folders = new Map([...hashes].map(([pageId, hash]) => [pageId, hash.digest('hex')]));
  return { shared: await getStepKey(projectDirectory, 'kept-guides', [folders.get('')!]), folders };
}

/** The key of a guide that shows nothing of others. */
export function getGuideKey({ shared, folders }: SourceHashes, pageId: string): string {
  return hashTexts(shared, folders.get(pageId)!);
}

/** Whether a guide is made of what others show, or of files in their folders. */
export function usesOthers(
  projectDirectory: string,
  { pageId, english, showsOthers }: Guide,
  { pageIds, rendered }: { pageIds: readonly string[]; rendered: ReadonlyMap<string, ShownDemo> },
): boolean {
  const forms = english.demos.flatMap(listForms).flatMap((form) => rendered.get(getDemoKey(form)) ?? []);
  const files = new Set(forms.flatMap(listShownFiles).map((file) => path.relative(projectDirectory, file)));
  return showsOthers || [...files].some((file) => ![pageId, undefined].includes(findGuide(file, pageIds)));
}

/** The generated files of demos, by the id of their guide; relative to the project. */
async function listGeneratedFiles(projectDirectory: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const [folder, findOwner] of [
    ['public/demos', path.dirname],
    [IFRAME_DEMOS, path.dirname],
    [STYLED_MODULES, readPageId],
  ] as const) {
    const directory = path.join(projectDirectory, folder);
    // oxlint-disable-next-line no-await-in-loop
    const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const name = path.join(path.relative(directory, entry.parentPath), entry.name);
      addToList(files, findOwner(name), path.join(folder, name));
    }
  }
  return files;
}

/** The files of each guide with their sizes and times: what was written since has others. */
async function describeFiles(
  projectDirectory: string,
  guides: readonly KeptGuide[],
): Promise<Map<string, string[]>> {
  const demoFiles = await listGeneratedFiles(projectDirectory);
  const describe = async (file: string) => {
    const stat = await fs.stat(path.join(projectDirectory, file)).catch(() => undefined);
    return `${file} ${stat?.size} ${stat?.mtimeMs}`;
  };
  const described = guides.map(async ({ summary: { pageId }, pages }) => {
    const pageFiles = LANGUAGES.map((language) => getPageFile(pages[0]!.pathname, language));
    const files = [...pageFiles, ...(demoFiles.get(pageId) ?? []).toSorted()];
    return [pageId, await Promise.all(files.map(describe))] as const;
  });
  return new Map(await Promise.all(described));
}

/** Keeps all guides of the site, in the order of their ids, once their files are written. */
export async function writeKeptGuides(projectDirectory: string, guides: readonly KeptGuide[]): Promise<void> {
  const described = await describeFiles(projectDirectory, guides);
  const entries: Entry[] = guides.map((guide) => ({ guide, files: described.get(guide.summary.pageId)! }));
  await writeIfChanged(path.join(projectDirectory, KEPT), JSON.stringify(entries));
}

/** What is not as it was written is no list: the site is compiled, and it is written again. */
async function readEntries(projectDirectory: string): Promise<Entry[]> {
  try {
    return JSON.parse(await fs.readFile(path.join(projectDirectory, KEPT), 'utf8')) as Entry[];
  } catch {
    return [];
  }
}

async function isSummarizedAlike(projectDirectory: string, { summary }: KeptGuide): Promise<boolean> {
  // What is wrong with it is reported where it is compiled.
  const guide = await loadGuide(projectDirectory, summary.pageId, []);
  return guide !== undefined && JSON.stringify(summarizeGuide(guide)) === JSON.stringify(summary);
}

/**
 * Finds the guides that are as they were compiled last, with their files.
 *
 * @param sources hashes of what is on disk now
 * @returns by id; none where a guide came or went, or where others may show a title or a heading that has changed
 */
export async function findKeptGuides(
  projectDirectory: string,
  pageIds: readonly string[],
  sources: SourceHashes,
): Promise<Map<string, KeptGuide>> {
  const entries = await readEntries(projectDirectory);
  const guides = entries.map(({ guide }) => guide);
  if (guides.map(({ summary }) => summary.pageId).join('\n') !== pageIds.join('\n')) {
    return new Map();
  }
  const files = await describeFiles(projectDirectory, guides);
  const isKept = ({ guide: { key, summary }, files: written }: Entry) =>
    key === getGuideKey(sources, summary.pageId) &&
    files.get(summary.pageId)!.join('\n') === written.join('\n');
  const kept = entries.filter(isKept).map(({ guide }) => guide);
  if (kept.length === 0) {
    return new Map();
  }
  const others = guides.filter((guide) => !kept.includes(guide));
  const alike = await Promise.all(others.map((guide) => isSummarizedAlike(projectDirectory, guide)));
  return alike.every(Boolean) ? new Map(kept.map((guide) => [guide.summary.pageId, guide])) : new Map();
}
