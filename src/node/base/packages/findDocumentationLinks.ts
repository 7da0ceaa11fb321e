import fs from 'node:fs/promises';
import path from 'node:path';
import { listOlderNames, readOlderPackages } from './olderMajors';

/** A link to this documentation in the code or the declarations of a package. */
export interface DocumentationLink {
  /** From the root of the site: `/x/react-data-grid/state/#direct-selector-access`. */
  href: string;
  /** The first file that has it: `@mui/x-data-grid/hooks/…`. */
  file: string;
}

const CODE = /\.(?:[cm]?js|d\.[cm]?ts)$/;

const LINK = /https?:\/\/(?:next\.)?mui\.com(\/x\/[\w./#%-]*)/g;

async function collectLinks(directory: string, name: string, links: Map<string, string>): Promise<void> {
  const entries = await fs.readdir(path.join(directory, name), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${name}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules') {
      await collectLinks(directory, file, links);
    } else if (entry.isFile() && CODE.test(entry.name)) {
      const text = await fs.readFile(path.join(directory, file), 'utf8');
      for (const [, href] of text.matchAll(LINK)) {
        // The end of a sentence is not part of the address.
        const target = href!.replace(/\.+$/, '');
        if (!links.has(target)) {
          links.set(target, file);
        }
      }
    }
  }
}

/** Finds every address of this documentation in the code and declarations of the installed packages of the suite. */
export async function findDocumentationLinks(projectDirectory: string): Promise<DocumentationLink[]> {
  const modules = path.join(projectDirectory, 'node_modules');
  const older = new Set(listOlderNames(await readOlderPackages(projectDirectory)));
  const names = (await fs.readdir(path.join(modules, '@mui')))
    .filter((name) => name.startsWith('x-'))
    .map((name) => `@mui/${name}`)
    .filter((name) => !older.has(name));
  const links = new Map<string, string>();
  for (const name of names.toSorted()) {
    await collectLinks(modules, name, links);
  }
  return [...links].map(([href, file]) => ({ href, file }));
}
