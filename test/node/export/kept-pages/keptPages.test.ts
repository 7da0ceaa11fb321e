import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keepPages } from '../../../../src/node/export/kept-pages/keptPages';
import { createFolder } from '../../createFolder';

const HASHES = new Map([
  ['/x/rows', '1'],
  ['/x/columns', '2'],
]);

const EARLIER = {
  '.next/exported-pages.json': JSON.stringify(Object.fromEntries(HASHES)),
  'out/index.html': 'earlier',
  'out/x/rows/index.html': 'earlier',
  'out/zh/x/rows/index.html': 'earlier',
  'out/x/columns/index.html': 'earlier',
  'out/zh/x/columns/index.html': 'earlier',
};

/** Writes what Next.js exports: it empties its folders, and makes some pages. */
async function exportPages(project: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    ['.next', 'out'].map((name) => fs.rm(path.join(project, name), { recursive: true, force: true })),
  );
  for (const file of files) {
    await fs.mkdir(path.dirname(path.join(project, 'out', file)), { recursive: true });
    await fs.writeFile(path.join(project, 'out', file), 'new');
  }
}

it('keeps the pages that are made of the same, and nothing else of the last export', async () => {
  const project = await createFolder(EARLIER);
  const hashes = new Map([...HASHES, ['/x/rows', '3']]);
  const { kept, restore } = await keepPages(project, hashes);
  expect(kept).toEqual(['/x/columns']);
  await exportPages(project, ['404/index.html', 'x/rows/index.html', 'zh/x/rows/index.html']);
  await restore();
  const read = (file: string) => readFileSync(path.join(project, 'out', file), 'utf8');
  expect(read('x/rows/index.html')).toBe('new');
  expect(read('x/columns/index.html')).toBe('earlier');
  expect(read('zh/x/columns/index.html')).toBe('earlier');
  expect(existsSync(path.join(project, 'out/index.html'))).toBe(false);
  expect(await fs.readdir(path.join(project, '.cache/build'))).toEqual([]);
  expect((await keepPages(project, hashes)).kept).toEqual(['/x/rows', '/x/columns']);
});

it.each<[what: string, files: Record<string, string | undefined>, kept: string[]]>([
  ['was made by an unknown build', { '.next/exported-pages.json': undefined }, []],
  ['has a record that was cut off', { '.next/exported-pages.json': '{' }, []],
  ['is missing in a language', { 'out/zh/x/columns/index.html': undefined }, ['/x/rows']],
  [
    'is not in the record',
    { '.next/exported-pages.json': JSON.stringify({ '/x/columns': '2' }) },
    ['/x/columns'],
  ],
])('does not keep a page that %s', async (_, files, kept) => {
  const given = Object.entries({ ...EARLIER, ...files }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  expect((await keepPages(await createFolder(Object.fromEntries(given)), HASHES)).kept).toEqual(kept);
});

it('leaves the last export to Next.js where no page stays', async () => {
  const project = await createFolder(EARLIER);
  await keepPages(project, new Map([['/x/rows', '3']]));
  expect(existsSync(path.join(project, 'out/x/columns/index.html'))).toBe(true);
});
