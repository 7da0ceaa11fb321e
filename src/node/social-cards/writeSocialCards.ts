import fs from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../../data/languages';
import { getSocialCardHref } from '../../shared/socialCard';
import { hashTexts } from '../files/hash';
import { readTrees } from '../files/readTree';
import { readDocsVersion } from '../packages/readDocsVersion';
import { createCardRenderer } from './createCardRenderer';
import { describeCard, type SocialCard } from './describeCard';
import { cacheCards } from './cacheCards';
import { readCardColors } from './readCardColors';
import { CARD_FONT_PACKAGES } from './loadCardFonts';
import type { PageSummary } from '../store/pageSummary';

/** The drawing itself; package.json names the exact versions of libraries and fonts. */
const SOURCES = ['src/node/texts/estimateEms.ts', 'src/node/social-cards', 'src/shared/socialCard.ts'];
const PACKAGES = ['satori', 'sharp', ...CARD_FONT_PACKAGES];

async function readVersions(projectDirectory: string): Promise<string[]> {
  const manifest = await fs.readFile(path.join(projectDirectory, 'package.json'), 'utf8');
  const { devDependencies = {} } = JSON.parse(manifest);
  return PACKAGES.map((name) => `${name}@${devDependencies[name]}`);
}

/** What each page's card says, by address: one for pages that share it. */
function describeCards(pages: readonly PageSummary[], docsVersion: string): Map<string, SocialCard> {
  return new Map(pages.map((page) => [getSocialCardHref(page), describeCard(page, docsVersion)]));
}

/**
 * Writes the picture of each page that is shown where a link to it is shared. Drawn ones are kept in
 * `.cache/social-cards`, by a hash of what they say and of all that decides about their look.
 *
 * @param pages in all languages
 * @returns how many cards the export has, and how many of them were drawn now
 */
export async function writeSocialCards(
  projectDirectory: string,
  pages: readonly PageSummary[],
): Promise<{ cards: number; drawn: number }> {
  const colors = await readCardColors(projectDirectory);
  const versions = await readVersions(projectDirectory);
  const { files, drawn } = await cacheCards({
    directory: path.join(projectDirectory, '.cache/social-cards'),
    version: hashTexts(
      JSON.stringify([colors, languages]),
      ...versions,
      ...(await readTrees(projectDirectory, SOURCES)),
    ),
    cards: describeCards(pages, await readDocsVersion(projectDirectory)),
    draw: createCardRenderer(colors),
  });
  const outDirectory = path.join(projectDirectory, 'out');
  const write = async ([address, file]: [string, string]) => {
    const target = path.join(outDirectory, address);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(file, target);
  };
  await Promise.all([...files].map(write));
  return { cards: files.size, drawn };
}
