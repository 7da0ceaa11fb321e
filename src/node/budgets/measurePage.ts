import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { load } from 'cheerio/slim';
import type { ExportedPage } from '../store/readExport';

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
}

/** Sizes by file, so that what all pages share is compressed once. */
export type SizeCache = Map<string, Promise<number>>;

async function gzipSize(content: Buffer | string): Promise<number> {
  return (await compress(content, { level: 6 })).length;
}

function sizeOf(file: string, cache: SizeCache, isCompressed: boolean): Promise<number> {
  let size = cache.get(file);
  if (!size) {
    size = fs.readFile(file).then((content) => (isCompressed ? content.length : gzipSize(content)));
    cache.set(file, size);
  }
  return size;
}

async function sum(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** What the HTML of a page asks the browser to fetch. */
interface Fetched {
  scripts: string[];
  styles: string[];
  fonts: string[];
  hasDemos: boolean;
}

/** Reads a page and lets its tree go again: hundreds of them fill the memory. */
function readFetched(html: string): Fetched {
  const $ = load(html);
  const read = (selector: string, attribute: string) => [
    ...new Set(
      $(selector)
        .map((_, element) => $(element).attr(attribute))
        .get()
        .filter((target) => target.startsWith('/')),
    ),
  ];
  return {
    scripts: read('script[src]:not([nomodule])', 'src'),
    styles: read('link[rel="stylesheet"]', 'href'),
    fonts: read('link[rel="preload"][as="font"]', 'href'),
    hasDemos: $('.demo-stage').length > 0,
  };
}

/** Weighs a page by what its HTML asks the browser to fetch. */
export async function measurePage(
  { address, html }: ExportedPage,
  outDirectory: string,
  cache: SizeCache,
): Promise<PageWeight> {
  const { scripts, styles, fonts, hasDemos } = readFetched(html);
  const toFile = (target: string) => path.join(outDirectory, decodeURI(target.split('?')[0]!));
  return {
    address,
    html: await gzipSize(html),
    script: await sum(scripts.map((target) => sizeOf(toFile(target), cache, false))),
    style: await sum(styles.map((target) => sizeOf(toFile(target), cache, false))),
    fonts: await sum(fonts.map((target) => sizeOf(toFile(target), cache, true))),
    preloadedFonts: fonts.length,
    hasDemos,
  };
}
