import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** As on the site; what it lacks, Chinese above all, comes from the second. */
export const CARD_FONT_FAMILY = 'Geist, Noto Sans SC';

const WEIGHTS = [400, 600] as const;

/** A file for a weight. The layout reads `woff`, not `woff2`. */
const FILES: Record<string, (weight: number) => string> = {
  Geist: (weight) => `@fontsource/geist/files/geist-latin-${weight}-normal.woff`,
  'Noto Sans SC': (weight) =>
    `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`,
};

/** Reads the fonts of social cards from the installed packages. */
export async function loadCardFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = Object.entries(FILES).flatMap(([name, toFile]) =>
    WEIGHTS.map(async (weight) => ({ name, weight, data: await fs.readFile(resolve(toFile(weight))) })),
  );
  return Promise.all(fonts);
}
