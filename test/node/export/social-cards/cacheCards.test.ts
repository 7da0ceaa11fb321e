import { describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../../src/node/base/cache/openCache';
import type { SocialCard } from '../../../../src/node/export/social-cards/describeCard';
import { cacheCards } from '../../../../src/node/export/social-cards/cacheCards';
import { createFolder } from '../../createFolder';

function createCard(title: string): SocialCard {
  return { language: 'en', docsVersion: '8.0.0', title, description: '' };
}

const BYTES = { encode: (picture: Buffer) => picture, decode: (bytes: Buffer) => bytes };

/** Draws cards by title with a cache in a folder; the picture of a card is its title. */
function createCardCache(folder: string) {
  const render = vi.fn(async ({ title }: SocialCard) => Buffer.from(title));
  const run = async (titles: Record<string, string>, colors = 'blue') => {
    const cards = new Map(
      Object.entries(titles).map(([address, title]): [string, SocialCard] => [address, createCard(title)]),
    );
    const { pictures, rendered } = await cacheCards({
      cache: createCache(folder, 'one', BYTES),
      inputs: [colors],
      cards,
      render,
    });
    const drawn = [...pictures].map(([address, picture]) => [address, picture.toString()]);
    return { rendered, drawn: Object.fromEntries(drawn) };
  };
  return { render, run };
}

describe('cacheCards', () => {
  it('draws each card', async () => {
    const { run } = createCardCache(await createFolder());
    expect(await run({ '/a.png': 'A', '/b.png': 'B' })).toEqual({
      rendered: 2,
      drawn: { '/a.png': 'A', '/b.png': 'B' },
    });
  });

  it('renders a card once, and has it each time', async () => {
    const { run, render } = createCardCache(await createFolder());
    await run({ '/a.png': 'A', '/b.png': 'B' });
    const titles = { '/a.png': 'A', '/b.png': 'B' };
    expect(await run(titles)).toEqual({ rendered: 0, drawn: titles });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders one card for two addresses that say the same', async () => {
    const { run, render } = createCardCache(await createFolder());
    const { drawn } = await run({ '/a.png': 'A', '/b.png': 'A' });
    expect(render).toHaveBeenCalledTimes(1);
    expect(drawn).toEqual({ '/a.png': 'A', '/b.png': 'A' });
  });

  it('renders a card again when its text or the colors change', async () => {
    const { run } = createCardCache(await createFolder());
    await run({ '/a.png': 'A', '/b.png': 'B' });
    expect((await run({ '/a.png': 'A', '/b.png': 'C' })).rendered).toBe(1);
    expect((await run({ '/a.png': 'A', '/b.png': 'C' }, 'red')).rendered).toBe(2);
  });

  it('names the card that cannot be rendered', async () => {
    const { run, render } = createCardCache(await createFolder());
    render.mockRejectedValue(new Error('no glyph'));
    await expect(run({ '/social-cards/x/rows.png': 'A' })).rejects.toThrow(
      '/social-cards/x/rows.png: the card cannot be rendered.',
    );
  });
});
