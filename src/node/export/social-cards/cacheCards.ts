import type { Cache } from '../../base/cache/openCache';
import type { RenderCard } from './createCardRenderer';
import type { SocialCard } from './describeCard';

/** So many at a time: while one is laid out, others become pixels in threads of their own. */
const PARALLEL = 4;

interface CacheCardsOptions {
  cache: Cache<Buffer>;
  /** What decides about all pictures, besides what they say. */
  inputs: readonly string[];
  /** By address. */
  cards: ReadonlyMap<string, SocialCard>;
  render: RenderCard;
}

/** @throws with the address of the card, when it cannot be rendered */
async function renderFor(address: string, render: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await render();
  } catch (error) {
    throw new Error(
      `${address}: the card cannot be rendered. Look for characters or a length that are unusual in the title and the ` +
        'description of the page, or for a missing package: `npm ci` installs fonts and libraries.',
      { cause: error },
    );
  }
}

/**
 * Draws the cards that are not in the cache.
 *
 * @returns all of them by address, and how many had to be rendered
 */
export async function cacheCards({
  cache,
  inputs,
  cards,
  render,
}: CacheCardsOptions): Promise<{ pictures: Map<string, Buffer>; rendered: number }> {
  const addresses = new Map<string, { card: SocialCard; sharing: string[] }>();
  for (const [address, card] of cards) {
    const text = JSON.stringify(card);
    const sharing = addresses.get(text)?.sharing ?? [];
    addresses.set(text, { card, sharing: [...sharing, address] });
  }
  const pictures = new Map<string, Buffer>();
  let rendered = 0;
  // One queue for all workers.
  const queue = addresses.entries();
  const work = async () => {
    for (const [text, { card, sharing }] of queue) {
      // oxlint-disable-next-line no-await-in-loop
      const picture = await cache.get([...inputs, text], () => {
        rendered += 1;
        return renderFor(sharing[0]!, () => render(card));
      });
      for (const address of sharing) {
        pictures.set(address, picture);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { pictures, rendered };
}
