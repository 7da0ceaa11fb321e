import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** The bytes of a text as it is transferred, gzipped at level 6. */
export async function weighText(content: Buffer): Promise<number> {
  return (await compress(content, { level: 6 })).length;
}

/** The same of some files of the export together. @param hrefs each once */
export async function weighFiles(outDirectory: string, hrefs: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...hrefs].map(async (href) => weighText(await fs.readFile(path.join(outDirectory, href)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
