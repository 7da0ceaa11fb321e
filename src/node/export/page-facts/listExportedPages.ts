import fs from 'node:fs/promises';
import path from 'node:path';

/** A page of the export, unread. */
interface ExportedFile {
  /** Address: `/x/introduction/`, `/404.html`. */
  address: string;
  file: string;
}

/** Every HTML file below `out/`, by address. */
export async function listExportedPages(outDirectory: string): Promise<ExportedFile[]> {
  const entries = await fs.readdir(outDirectory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const address = `/${path.relative(outDirectory, file).split(path.sep).join('/')}`;
      return { address: address.replace(/(?<=\/)index\.html$/, ''), file };
    })
    .toSorted((a, b) => a.address.localeCompare(b.address));
}
