import path from 'node:path';
import { openCache, type Cache } from '../base/cache/openCache';
import type { PageSummary } from '../base/store/pageSummary';
import type { TranslationReport } from '../checks/findTranslationsBehind';
import { listShownFiles, type ShownDemo } from '../demos/code/shownDemo';
import { getDemoKey, listVariants } from '../demos/demoSource';
import type { NamedUses } from '../demos/usage/findDemoUses';
import type { GuideNames } from '../pages/coverage/measureCoverage';
import type { DateVariantReport } from '../pages/date-variants/dateVariants';
import { describeGuideFiles } from './describeGuideFiles';
import { findGuide } from './findGuide';
import { summarizeGuide, type GuideSummary } from './guideSummary';
import { getGuideKey, type SourceHashes } from './hashSources';
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
  dateVariants: DateVariantReport;
  translations: TranslationReport;
}

/** The guides of a site, and those of them that are kept, by id. */
interface GuidesOfSite {
  pageIds: readonly string[];
  keptGuides: ReadonlyMap<string, KeptGuide>;
}

/**
 * Lists what is known of each guide of a site, in the order of their ids, without those of which nothing is.
 *
 * @param compiled what is known of the guides that are compiled now, by id
 * @param read what is known of one that is kept
 */
export function joinGuides<Known>(
  { pageIds, keptGuides }: GuidesOfSite,
  compiled: ReadonlyMap<string, Known>,
  read: (guide: KeptGuide) => Known | undefined,
): [pageId: string, known: Known][] {
  return pageIds.flatMap((pageId): [string, Known][] => {
    const guide = keptGuides.get(pageId);
    const known = guide ? read(guide) : compiled.get(pageId);
    return known === undefined ? [] : [[pageId, known]];
  });
}

/** A kept guide, and the state of each of its files after they were written. */
interface Entry {
  guide: KeptGuide;
  files: string[];
}

/** One list for the site: all that its guides share is in the version of the step. */
function openKept(projectDirectory: string): Promise<Cache<Entry[]>> {
  return openCache(projectDirectory, 'kept-guides');
}

/** Whether a guide is made of what others show, or of files in their folders. */
export function usesOthers(
  projectDirectory: string,
  { pageId, english, showsOthers }: Guide,
  { pageIds, rendered }: { pageIds: readonly string[]; rendered: ReadonlyMap<string, ShownDemo> },
): boolean {
  const variants = english.demos
    .flatMap(listVariants)
    .flatMap((variant) => rendered.get(getDemoKey(variant)) ?? []);
  const files = new Set(
    variants.flatMap(listShownFiles).map((file) => path.relative(projectDirectory, file)),
  );
  return showsOthers || [...files].some((file) => ![pageId, undefined].includes(findGuide(file, pageIds)));
}

/** Keeps all guides of the site, in the order of their ids, once their files are written. */
export async function writeKeptGuides(projectDirectory: string, guides: readonly KeptGuide[]): Promise<void> {
  const described = await describeGuideFiles(projectDirectory, guides);
  const entries: Entry[] = guides.map((guide) => ({ guide, files: described.get(guide.summary.pageId)! }));
  await (await openKept(projectDirectory)).write([], entries);
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
  const entries = (await (await openKept(projectDirectory)).read([])) ?? [];
  const guides = entries.map(({ guide }) => guide);
  if (guides.map(({ summary }) => summary.pageId).join('\n') !== pageIds.join('\n')) {
    return new Map();
  }
  const files = await describeGuideFiles(projectDirectory, guides);
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
