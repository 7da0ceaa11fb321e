import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { languages } from '../../../../data/languages';
import type { LanguageRecord } from '../../../shared/languages/languageRecord';

type CardFont = NonNullable<LanguageRecord['cardFont']>;

/** As on the site, and then the fonts of the languages, for what it lacks. */
const FONTS: readonly CardFont[] = [
  { family: 'Geist', package: '@fontsource/geist', subset: 'latin' },
  ...(languages as readonly LanguageRecord[]).flatMap(({ cardFont }) => cardFont ?? []),
];

export const CARD_FONT_FAMILY = FONTS.map(({ family }) => family).join(', ');

const WEIGHTS = [400, 600] as const;

/** `@fontsource/geist/files/geist-latin-400-normal.woff`: the layout reads `woff`, not `woff2`. */
function getFontFile(font: CardFont, weight: number): string {
  const name = font.package.slice(font.package.indexOf('/') + 1);
  return `${font.package}/files/${name}-${font.subset}-${weight}-normal.woff`;
}

/** Reads the fonts of social cards from the installed packages. */
export async function loadCardFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = FONTS.flatMap((font) =>
    WEIGHTS.map(async (weight) => ({
      name: font.family,
      weight,
      data: await fs.readFile(resolve(getFontFile(font, weight))),
    })),
  );
  return Promise.all(fonts);
}
