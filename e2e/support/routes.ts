import fs from 'node:fs';
import path from 'node:path';

const OUT = path.resolve(import.meta.dirname, '../../out');

/** Every page of the export, both languages, by address; redirect pages are none. */
export function readRoutes(): string[] {
  return fs
    .readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => fs.readFileSync(file, 'utf8').includes('id="main-content"'))
    .map((file) => `/${path.relative(OUT, path.dirname(file)).split(path.sep).join('/')}/`)
    .toSorted();
}
