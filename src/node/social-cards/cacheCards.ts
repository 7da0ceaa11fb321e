import fs from 'node:fs/promises';
import path from 'node:path';
import { hashTexts } from '../files/hash';
import type { RenderCard } from './createCardRenderer';
import type { SocialCard } from './describeCard';

/** So many at a time: while one is laid out, others become pixels in threads of their own. */
const PARALLEL = 4;

interface CacheCardsOptions {
  /** Where cards are kept; nothing else may be there. */
  directory: string;
  /** Changes with all that decides about the pictures, besides what they say. */
  version: string;
  /** By address. */
  cards: ReadonlyMap<string, SocialCard>;
  draw: RenderCard;
}

interface CachedCards {
  /** The file of each card, by address. */
  files: Map<string, string>;
  /** How many had to be drawn. */
  drawn: number;
}

/** @throws with the address of the card, when it cannot be drawn */
async function renderFor(address: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await draw();
  } catch (error) {
    throw new Error(
      `${address}: the card cannot be drawn. Look for characters or a length that are unusual in the title and the ` +
        'description of the page, or for a missing package: `npm ci` installs fonts and libraries.',
      { cause: error },
    );
  }
}

/** Draws the cards that are not kept yet, and removes those that nobody needs any more. */
export async function cacheCards({
  directory,
  version,
  cards,
  draw,
}: CacheCardsOptions): Promise<CachedCards> {
  await fs.mkdir(directory, { recursive: true });
  const kept = new Set(await fs.readdir(directory));
  const files = new Map<string, string>();
  const needed = new Map<string, [address: string, card: SocialCard]>();
  for (const [address, card] of cards) {
    const name = `${hashTexts(version, JSON.stringify(card))}.png`;
    files.set(address, path.join(directory, name));
    needed.set(name, [address, card]);
  }
  const missing = [...needed].filter(([name]) => !kept.has(name));
  // One queue for all workers.
  const queue = missing.values();
  const work = async () => {
    for (const [name, [address, card]] of queue) {
      const file = path.join(directory, name);
      // oxlint-disable no-await-in-loop
      await fs.writeFile(`${file}.part`, await renderFor(address, () => draw(card)));
      // A build that ends halfway leaves no half card behind.
      await fs.rename(`${file}.part`, file);
      // oxlint-enable no-await-in-loop
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  const stale = [...kept].filter((name) => !needed.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(directory, name))));
  return { files, drawn: missing.length };
}
