import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageFacts } from '../exported-pages/readExportedPage';

const compress = promisify(gzip);

/** Bytes that a cold load of a page transfers, before a demo is in view. */
export interface PageWeight {
  address: string;
  html: number;
  script: number;
  style: number;
  fonts: number;
  preloadedFonts: number;
  hasDemos: boolean;
  /** What each script, style sheet and font is of it, by address. */
  files: Record<string, number>;
}

/** Sizes by file, so that what all pages share is compressed once. */
export type SizeCache = Map<string, Promise<number>>;

/** Fonts are compressed already. */
function measure(content: Buffer, file: string): Promise<number> | number {
  return file.endsWith('.woff2')
    ? content.length
    : compress(content, { level: 6 }).then(({ length }) => length);
}

function sizeOf(file: string, cache: SizeCache): Promise<number> {
  const size = cache.get(file) ?? fs.readFile(file).then((content) => measure(content, file));
  cache.set(file, size);
  return size;
}

function sum(sizes: Record<string, number>): number {
  return Object.values(sizes).reduce((total, size) => total + size, 0);
}

/** Weighs a page by what its HTML makes the browser fetch. */
export async function weighPage(
  { address, htmlSize, assets }: Pick<PageFacts, 'address' | 'htmlSize' | 'assets'>,
  outDirectory: string,
  cache: SizeCache,
): Promise<PageWeight> {
  const weigh = async (targets: readonly string[]): Promise<Record<string, number>> => {
    const sizes = targets.map(async (target): Promise<[string, number]> => {
      const name = target.split('?')[0]!;
      return [name, await sizeOf(path.join(outDirectory, decodeURI(name)), cache)];
    });
    return Object.fromEntries(await Promise.all(sizes));
  };
  const [scripts, styles, fonts] = await Promise.all([
    weigh(assets.scripts),
    weigh(assets.styles),
    weigh(assets.fonts),
  ]);
  return {
    address,
    html: htmlSize,
    script: sum(scripts),
    style: sum(styles),
    fonts: sum(fonts),
    preloadedFonts: assets.fonts.length,
    hasDemos: assets.hasDemos,
    files: { ...scripts, ...styles, ...fonts },
  };
}
