import fs from 'node:fs/promises';
import path from 'node:path';
import type { PageFacts } from '../page-facts/readPageFacts';
import { weighText } from './weighContent';

/** Bytes that a cold load of a page transfers, its demos' code left out. */
export interface PageWeight {
  address: string;
  html: number;
  script: number;
  style: number;
  /** Fonts of the page, which its HTML asks for. */
  fonts: number;
  preloadedFonts: number;
  /** Fonts that the style sheets ask for besides, where text of a demo wears them. */
  demoFonts: number;
  hasDemos: boolean;
  /** What each script, style sheet and font of the page is of it, by address. */
  files: Record<string, number>;
  /** The same of what its demos ask for. */
  demoFiles: Record<string, number>;
}

interface FileFacts {
  size: number;
  /** Addresses of the fonts that a style sheet names. */
  fonts: string[];
}

/** What is known of each file, so that what all pages share is read and compressed once. */
export type SizeCache = Map<string, Promise<FileFacts>>;

/** `'/css/app.css', '…url(../media/a.woff2)…' -> ['/media/a.woff2']` */
function listFonts(address: string, style: string): string[] {
  const targets = [...style.matchAll(/url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/g)].map(
    ([, target]) => target!,
  );
  return targets.map((target) => path.posix.resolve(path.posix.dirname(address), target));
}

async function readFacts(address: string, outDirectory: string): Promise<FileFacts> {
  const content = await fs.readFile(path.join(outDirectory, decodeURI(address)));
  // Fonts are compressed already.
  const size = address.endsWith('.woff2') ? content.length : await weighText(content);
  return { size, fonts: address.endsWith('.css') ? listFonts(address, content.toString()) : [] };
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
  const getFacts = (name: string): Promise<FileFacts> => {
    const facts = cache.get(name) ?? readFacts(name, outDirectory);
    cache.set(name, facts);
    return facts;
  };
  const weigh = async (targets: readonly string[]): Promise<Record<string, number>> => {
    const names = targets.map((target) => target.split('?')[0]!);
    const sizes = names.map(async (name): Promise<[string, number]> => [name, (await getFacts(name)).size]);
    return Object.fromEntries(await Promise.all(sizes));
  };
  const [scripts, styles, fonts] = await Promise.all([
    weigh(assets.scripts),
    weigh(assets.styles),
    weigh(assets.fonts),
  ]);
  const named = await Promise.all(Object.keys(styles).map(async (name) => (await getFacts(name)).fonts));
  const others = assets.hasDemos ? named.flat().filter((name) => !(name in fonts)) : [];
  const demoFonts = await weigh(others);
  return {
    address,
    html: htmlSize,
    script: sum(scripts),
    style: sum(styles),
    fonts: sum(fonts),
    preloadedFonts: assets.fonts.length,
    demoFonts: sum(demoFonts),
    hasDemos: assets.hasDemos,
    files: { ...scripts, ...styles, ...fonts },
    demoFiles: demoFonts,
  };
}
