import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../../shared/languages/languages';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { writeFile } from '../../base/files/writeFile';

/** What the pages in `out/` were made of. Next.js empties this folder whenever it builds: with its pages goes the record. */
const RECORD = '.next/exported-pages.json';

/** Where the last export waits while Next.js, which empties `out/`, makes the next one. */
const EARLIER = '.cache/build/earlier-export';

/** Files of a page in all languages, relative to the export. */
function listPageFiles(pathname: string): string[] {
  return LANGUAGES.map((language) => path.join(pathnameToHref(pathname, language), 'index.html'));
}

async function readRecord(projectDirectory: string): Promise<Partial<Record<string, string>>> {
  try {
    return JSON.parse(await fs.readFile(path.join(projectDirectory, RECORD), 'utf8'));
  } catch {
    return {};
  }
}

/** Pages of the last export that another one would not make otherwise. */
interface KeptPages {
  /** Their pathnames: Next.js exports the others. */
  kept: string[];
  /** Adds them to what Next.js has exported, and records what all of them were made of. */
  restore: () => Promise<void>;
}

/**
 * Puts pages of the last export aside that are what Next.js would make of the same inputs, with the rest of `out/`.
 *
 * @param hashes of all that pages are made of, by pathname
 */
export async function keepPages(
  projectDirectory: string,
  hashes: ReadonlyMap<string, string>,
): Promise<KeptPages> {
  const outDirectory = path.join(projectDirectory, 'out');
  const earlier = path.join(projectDirectory, EARLIER);
  const record = await readRecord(projectDirectory);
  const isKept = (pathname: string) =>
    record[pathname] === hashes.get(pathname) &&
    listPageFiles(pathname).every((file) => existsSync(path.join(outDirectory, file)));
  const kept = [...hashes.keys()].filter(isKept);
  await fs.rm(earlier, { recursive: true, force: true });
  if (kept.length > 0) {
    await fs.mkdir(path.dirname(earlier), { recursive: true });
    await fs.rename(outDirectory, earlier);
  }
  return {
    kept,
    restore: async () => {
      for (const file of kept.flatMap(listPageFiles)) {
        const target = path.join(outDirectory, file);
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.rename(path.join(earlier, file), target);
      }
      await writeFile(path.join(projectDirectory, RECORD), JSON.stringify(Object.fromEntries(hashes)));
      await fs.rm(earlier, { recursive: true, force: true });
    },
  };
}
