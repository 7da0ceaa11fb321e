import { afterEach, expect, it, vi } from 'vitest';
import { copyFile } from '../../../src/client/page/copyFile';

/** What the browser's own holds: a promise for each type. */
class FakeClipboardItem {
  constructor(readonly content: Record<string, Promise<Blob>>) {}
}

function stubClipboard(write: (items: FakeClipboardItem[]) => Promise<void>) {
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
  vi.stubGlobal('navigator', { clipboard: { write } });
}

afterEach(() => vi.unstubAllGlobals());

it('gives the clipboard the text of the file', async () => {
  const copied: string[] = [];
  vi.stubGlobal('fetch', async () => new Response('# Bars'));
  stubClipboard(async ([item]) => {
    const blob = await item!.content['text/plain']!;
    copied.push(await new Response(blob).text());
  });
  expect(await copyFile('/x/react-charts/bars.md')).toBe(true);
  expect(copied).toEqual(['# Bars']);
});

it('says that it failed when the file is not there', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  stubClipboard(async ([item]) => {
    await item!.content['text/plain'];
  });
  expect(await copyFile('/x/nowhere.md')).toBe(false);
});

it('says that it failed when there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyFile('/x/react-charts/bars.md')).toBe(false);
});
