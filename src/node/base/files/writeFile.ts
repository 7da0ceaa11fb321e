import fs from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and makes the folders that it is in. */
export async function writeFile(file: string, content: string | Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}
