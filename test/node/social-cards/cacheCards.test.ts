import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { SocialCard } from '../../../src/node/social-cards/describeCard';
import { cacheCards } from '../../../src/node/social-cards/cacheCards';
import { createFolder } from '../createFolder';

function createCard(title: string): SocialCard {
  return { language: 'en', docsVersion: '8.0.0', title, description: '' };
}

/** Keeps cards by title in a folder; the picture of a card is its title. */
function createCardCache(folder: string) {
  const draw = vi.fn(async ({ title }: SocialCard) => Buffer.from(title));
  const keep = (titles: Record<string, string>, version = 'one') => {
    const cards = new Map(
      Object.entries(titles).map(([address, title]): [string, SocialCard] => [address, createCard(title)]),
    );
    return cacheCards({ directory: path.join(folder, 'social-cards'), version, cards, draw });
  };
  return { draw, keep };
}

describe('cacheCards', () => {
  it('names the file of each card', async () => {
    const { keep } = createCardCache(await createFolder());
    const { files, drawn } = await keep({ '/a.png': 'A', '/b.png': 'B' });
    expect(drawn).toBe(2);
    expect(await fs.readFile(files.get('/a.png')!, 'utf8')).toBe('A');
    expect(await fs.readFile(files.get('/b.png')!, 'utf8')).toBe('B');
  });

  it('draws a card once', async () => {
    const { keep, draw } = createCardCache(await createFolder());
    await keep({ '/a.png': 'A', '/b.png': 'B' });
    expect((await keep({ '/a.png': 'A', '/b.png': 'B' })).drawn).toBe(0);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('draws one card for two addresses that say the same', async () => {
    const { keep, draw } = createCardCache(await createFolder());
    const { files } = await keep({ '/a.png': 'A', '/b.png': 'A' });
    expect(draw).toHaveBeenCalledTimes(1);
    expect(files.get('/a.png')).toBe(files.get('/b.png'));
  });

  it('draws a card again when its text or the drawing changes', async () => {
    const { keep } = createCardCache(await createFolder());
    await keep({ '/a.png': 'A', '/b.png': 'B' });
    expect((await keep({ '/a.png': 'A', '/b.png': 'C' })).drawn).toBe(1);
    expect((await keep({ '/a.png': 'A', '/b.png': 'C' }, 'two')).drawn).toBe(2);
  });

  it('removes what no page needs, and what an interrupted build left', async () => {
    const folder = await createFolder({ 'social-cards/0123.png.part': '' });
    const { keep } = createCardCache(folder);
    await keep({ '/a.png': 'A', '/b.png': 'B' });
    const { files } = await keep({ '/a.png': 'A' });
    expect(await fs.readdir(path.join(folder, 'social-cards'))).toEqual([
      path.basename(files.get('/a.png')!),
    ]);
  });

  it('names the card that cannot be drawn', async () => {
    const { keep, draw } = createCardCache(await createFolder());
    draw.mockRejectedValue(new Error('no glyph'));
    await expect(keep({ '/social-cards/x/rows.png': 'A' })).rejects.toThrow(
      '/social-cards/x/rows.png: the card cannot be drawn.',
    );
  });
});
