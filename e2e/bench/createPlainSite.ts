import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

/** A copy of some pages of the export, without any script. */
export interface PlainSite {
  directory: string;
  remove: () => void;
}

/**
 * Takes the scripts out of exported pages: what is left is their content with the same style sheets, which is as fast
 * as a page can be.
 *
 * @param outDirectory of the export
 * @param pathnames of the pages: `/x/introduction/`
 */
export function createPlainSite(outDirectory: string, pathnames: readonly string[]): PlainSite {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-plain-'));
  for (const name of ['_next', 'static', '_headers', '_redirects', '404.html']) {
    fs.cpSync(path.join(outDirectory, name), path.join(directory, name), { recursive: true });
  }
  for (const pathname of pathnames) {
    const html = fs.readFileSync(path.join(outDirectory, pathname, 'index.html'), 'utf8');
    fs.mkdirSync(path.join(directory, pathname), { recursive: true });
    fs.writeFileSync(path.join(directory, pathname, 'index.html'), html.replace(SCRIPT, ''));
  }
  return { directory, remove: () => fs.rmSync(directory, { recursive: true, force: true }) };
}
