import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../base/files/hash';
import { findGuide } from './findGuide';

/** What the guides of a site are made of. */
export interface SourceHashes {
  /** The hash of all files of `data/` that are in no folder of a guide. */
  records: string;
  /** The hash of the folder of each guide, by its id. */
  folders: ReadonlyMap<string, string>;
}

/** What stands for the hashes where no guide is kept. */
export const NO_HASHES: SourceHashes = { records: '', folders: new Map() };

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
  return { records: folders.get('')!, folders };
}

/** The key of a guide that shows nothing of other guides. */
export function getGuideKey({ records, folders }: SourceHashes, pageId: string): string {
  return hashTexts(records, folders.get(pageId)!);
}
