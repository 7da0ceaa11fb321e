import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../../src/node/base/cache/openCache';
import { createFolder } from '../../createFolder';

interface Product {
  title: string;
}

/** A cache with the product of `rows` in it, as a run before has left it. */
async function createFilled(): Promise<string> {
  const directory = path.join(await createFolder(), 'pages');
  await createCache<Product>(directory, '1').write(['rows'], { title: 'Rows' });
  return directory;
}

async function getOnlyFile(directory: string): Promise<string> {
  const names = await fs.readdir(directory);
  expect(names).toHaveLength(1);
  return path.join(directory, names[0]!);
}

describe('createCache', () => {
  const make = vi.fn<() => Promise<Product>>(async () => ({ title: 'New' }));

  it('makes a product once', async () => {
    const directory = await createFilled();
    make.mockClear();
    expect(await createCache<Product>(directory, '1').get(['rows'], make)).toEqual({ title: 'Rows' });
    expect(make).not.toHaveBeenCalled();
  });

  it.each([
    ['version', '2', ['rows']],
    ['input', '1', ['lines']],
    ['split of the same inputs', '1', ['ro', 'ws']],
  ])('makes a product for another %s', async (_, version, inputs) => {
    const directory = await createFilled();
    expect(await createCache<Product>(directory, version).get(inputs, make)).toEqual({ title: 'New' });
    expect(await createCache<Product>(directory, version).read(inputs)).toEqual({ title: 'New' });
  });

  it.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, -1)],
    ['edited', (text: string) => text.replace('Rows', 'Cows')],
    ['without the hash', (text: string) => text.split('\n')[1]!],
  ])('makes the product of a file again that is %s', async (_, damage) => {
    const directory = await createFilled();
    const file = await getOnlyFile(directory);
    await fs.writeFile(file, damage(await fs.readFile(file, 'utf8')));
    const cache = createCache<Product>(directory, '1');
    expect(await cache.get(['rows'], make)).toEqual({ title: 'New' });
    expect(await cache.read(['rows'])).toEqual({ title: 'New' });
  });

  it('stores nothing for a product that cannot be made', async () => {
    const directory = path.join(await createFolder(), 'pages');
    const cache = createCache<Product>(directory, '1');
    await expect(cache.get(['rows'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.read(['rows'])).toBeUndefined();
  });

  it('lets two processes write the same product at once, and leaves no part of a file', async () => {
    const directory = await createFilled();
    const title = 'x'.repeat(1_000_000);
    const caches = Array.from({ length: 8 }, () => createCache<Product>(directory, '1'));
    await Promise.all(caches.map((cache) => cache.write(['rows'], { title })));
    await getOnlyFile(directory);
    expect(await caches[0]!.read(['rows'])).toEqual({ title });
  });

  it('removes what nothing requested', async () => {
    const directory = await createFilled();
    await fs.writeFile(path.join(directory, 'left-over.json'), '{}');
    const cache = createCache<Product>(directory, '1');
    await cache.get(['lines'], make);
    await cache.prune();
    await getOnlyFile(directory);
    expect(await cache.read(['lines'])).toEqual({ title: 'New' });
  });

  it('removes a part of a file that nobody writes any more', async () => {
    const directory = await createFilled();
    await fs.writeFile(path.join(directory, 'new.part'), '');
    await fs.writeFile(path.join(directory, 'old.part'), '');
    await fs.utimes(path.join(directory, 'old.part'), 1, 1);
    await createCache<Product>(directory, '1').prune();
    expect(await fs.readdir(directory)).toEqual(['new.part']);
  });

  it('removes nothing that was read', async () => {
    const directory = await createFilled();
    const cache = createCache<Product>(directory, '1');
    await cache.read(['rows']);
    await cache.prune();
    await getOnlyFile(directory);
  });

  it('counts anew what is requested after it removed the rest', async () => {
    const directory = await createFilled();
    const cache = createCache<Product>(directory, '1');
    await cache.read(['rows']);
    await cache.prune();
    await cache.prune();
    expect(await fs.readdir(directory)).toEqual([]);
  });

  it('has nothing to remove before the first product', async () => {
    const directory = path.join(await createFolder(), 'pages');
    await expect(createCache(directory, '1').prune()).resolves.toBeUndefined();
  });
});
