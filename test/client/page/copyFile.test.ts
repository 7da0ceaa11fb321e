import { afterEach, expect, it, vi } from 'vitest';
import { copyFile } from '../../../src/client/page/copyFile';

afterEach(() => vi.unstubAllGlobals());

it('says that it failed when the file is not there', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  // What the browser's own holds: a promise for each type.
  vi.stubGlobal('ClipboardItem', Object);
  const write = async ([item]: Record<string, Promise<Blob>>[]) => void (await item!['text/plain']);
  vi.stubGlobal('navigator', { clipboard: { write } });
  expect(await copyFile('/x/nowhere.md')).toBe(false);
});
