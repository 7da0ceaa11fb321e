import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { openByteCache } from '../../base/cache/openCache';
import { writeIfChanged } from '../../base/store/siteFiles';

/** The fonts of the interface, by the name of their file below `.cache/generated/fonts/`: files of packages. */
const FONTS = {
  'geist.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono.woff2': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
} as const;

/** The weights that style sheets name. The packages have those from 100 to 900, which takes almost half as much again. */
const WEIGHTS = { min: 400, max: 700 };

const { resolve } = createRequire(import.meta.url);

/** Makes a font of a package with all its characters, in the weights that the site shows. */
async function createFont(source: string): Promise<Buffer> {
  return subsetFont(await fs.readFile(resolve(source)), null, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: { wght: WEIGHTS },
  });
}

/** Writes the fonts of the interface, which every page requests before all else. */
export async function writeFonts(projectDirectory: string): Promise<void> {
  const cache = await openByteCache(projectDirectory, 'fonts');
  const written = Object.entries(FONTS).map(async ([file, source]) => {
    const font = await cache.get([source], () => createFont(source));
    await writeIfChanged(path.join(projectDirectory, '.cache/generated/fonts', file), font);
  });
  await Promise.all(written);
}
