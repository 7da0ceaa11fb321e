import fs from 'node:fs/promises';
import path from 'node:path';

const TOKENS = 'src/client/theme/tokens.css';

/** Where the colors of the dark scheme are: links are shared among bright pages, where a dark card stands out. */
const DARK_SCHEME = /\[data-mui-color-scheme='dark'\] \{([^}]*)\}/;

/** The tokens that a card is rendered with, by what they are there. */
const USED = {
  ground: 'accent-contrast',
  text: 'text',
  muted: 'text-muted',
  accent: 'accent',
} as const;

/** Colors of a social card: those of the site. */
export type CardColors = Record<keyof typeof USED, string>;

/** @throws when a color is not among the tokens any more */
export function parseCardColors(css: string): CardColors {
  const scheme = DARK_SCHEME.exec(css)?.[1] ?? '';
  const entries = Object.entries(USED).map(([name, token]) => {
    const color = new RegExp(`--${token}: ([^;]+);`).exec(scheme)?.[1];
    if (color === undefined) {
      throw new Error(
        `${TOKENS}: the dark scheme has no \`--${token}\`, which social cards are rendered with. ` +
          'Add it, or name another token in src/node/export/social-cards/readCardColors.ts.',
      );
    }
    return [name, color];
  });
  return Object.fromEntries(entries);
}

export async function readCardColors(projectDirectory: string): Promise<CardColors> {
  return parseCardColors(await fs.readFile(path.join(projectDirectory, TOKENS), 'utf8'));
}
