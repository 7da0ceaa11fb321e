import path from 'node:path';
import { hashTexts } from '../../src/node/base/files/hash';
import { readTrees } from '../../src/node/base/files/readTree';
import { getStepKey } from '../../src/node/base/cache/stepVersion';
import { readVisitRecord, writeVisitRecord } from '../../src/node/site/health/visitRecords';
import { pathnameToPageId } from '../../src/shared/paths/pathnameToPageId';
import { SAMPLE_PROJECTS } from '../projects/sampleProjects';

/** The guides of the site with a third language, and the first page; of the others, only what the menu shows is there. */
export const ARABIC_GUIDES = [
  'landing',
  'introduction/overview',
  'introduction/installation',
  'data-grid/column-definition',
];

/** The folder below `data/` whose guides the development server has. */
export const DEV_SERVER_GUIDES = 'introduction';

/** The folders below `data/` that each spec of this folder shows; what they share is in the cached step `own-sites`. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'third-language.spec.ts': ARABIC_GUIDES,
  'dev-server.spec.ts': [DEV_SERVER_GUIDES],
  'demo-projects.spec.ts': SAMPLE_PROJECTS.map(({ page }) => pathnameToPageId(page.replace(/\/$/, ''))!),
};

/** Specs of this folder, by name, with a hash of all that they depend on. */
export type OwnSites = ReadonlyMap<string, string>;

export async function hashOwnSites(projectDirectory: string): Promise<OwnSites> {
  const shared = await getStepKey(projectDirectory, 'own-sites');
  const hashes = Object.entries(FOLDERS).map(async ([spec, folders]): Promise<[string, string]> => {
    const sources = await readTrees(
      projectDirectory,
      folders.map((folder) => path.join('data', folder)),
    );
    return [spec, hashTexts(shared, ...sources)];
  });
  return new Map(await Promise.all(hashes));
}

function getRecordId(spec: string): string {
  return `e2e/own-sites/${spec}`;
}

/** @returns the specs that have passed on this machine with what they depend on now */
export async function listPassedSites(projectDirectory: string, sites: OwnSites): Promise<string[]> {
  const passed = [...sites].map(async ([spec, hash]) => {
    const record = await readVisitRecord(projectDirectory, getRecordId(spec));
    return record?.hash === hash ? [spec] : [];
  });
  return (await Promise.all(passed)).flat();
}

/** Remembers that all tests of a spec have passed. */
export function recordPassedSite(projectDirectory: string, spec: string, hash: string): Promise<void> {
  return writeVisitRecord(projectDirectory, getRecordId(spec), hash);
}
