import fs from 'node:fs/promises';
import path from 'node:path';

/** A page of the export. */
export interface ExportedPage {
  /** Address: `/x/introduction/`, `/404.html`. */
  address: string;
  html: string;
}

/** Reads every HTML file below `out/`. */
export async function readExport(outDirectory: string): Promise<ExportedPage[]> {
  const entries = await fs.readdir(outDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const address = `/${path.relative(outDirectory, file).split(path.sep).join('/')}`;
      return { address: address.replace(/(?<=\/)index\.html$/, ''), html: await fs.readFile(file, 'utf8') };
    }),
  );
  return pages.toSorted((a, b) => a.address.localeCompare(b.address));
}
