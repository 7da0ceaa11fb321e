import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkTree } from './copyProject';
import { OUT } from './createSite';

/** A text of a page, and what a writer replaces it by. */
interface ChangedText {
  /** `/x/introduction/` */
  pathname: string;
  before: string;
  after: string;
}

interface NextBuildOptions {
  /** The id of the build in `out/`, as its worker has it. */
  buildId: string;
  /** That of the next one. */
  nextId: string;
  texts: readonly ChangedText[];
}

/** A build of the same site with other texts. */
export interface NextBuild {
  directory: string;
  remove: () => void;
}

/**
 * Copies `out/` with other texts and another id in the worker, as the next build would be.
 *
 * @throws where a page does not contain its text, or the worker the id
 */
export function createNextBuild({ buildId, nextId, texts }: NextBuildOptions): NextBuild {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-next-build-'));
  const directory = path.join(folder, 'out');
  linkTree(OUT, directory);
  const replace = (file: string, before: string, after: string) => {
    const location = path.join(directory, file);
    const content = fs.readFileSync(location, 'utf8');
    if (!content.includes(before)) {
      throw new Error(`out/${file} does not contain ${JSON.stringify(before)}.`);
    }
    // A file of its own: the link leads to that of the export.
    fs.rmSync(location);
    fs.writeFileSync(location, content.replaceAll(before, after));
  };
  replace('x/sw.js', buildId, nextId);
  for (const { pathname, before, after } of texts) {
    replace(path.join(pathname, 'index.html'), before, after);
  }
  return { directory, remove: () => fs.rmSync(folder, { recursive: true }) };
}
