import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from '../../../src/client/platform/fetchFile';

function answer(status: number, type: string): void {
  const headers = { 'Content-Type': type };
  vi.stubGlobal('fetch', async () => new Response('body', { status, headers }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('fetchFile', () => {
  it('gives up a file that does not come', async () => {
    const timeout = new AbortController();
    const waits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      waits.push(milliseconds);
      return timeout.signal;
    });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((__, reject) => {
          signal!.addEventListener('abort', () => reject(signal!.reason));
        }),
    );
    const file = fetchFile('/x/search-index/en/a.json');
    timeout.abort(new DOMException('Too late.', 'TimeoutError'));
    await expect(file).rejects.toThrow('Too late.');
    expect(waits).toEqual([30_000]);
  });

  it.each([
    ['/x/search-index/en/a.json', 'application/json'],
    ['/static/sandbox/modules/a.js?1', 'text/javascript; charset=utf-8'],
    ['/x/introduction.md', 'text/markdown'],
    ['/x/introduction/', 'text/html; charset=utf-8'],
    ['/x/offline.html', 'text/html'],
    ['/static/sandbox/modules/a.js', ''],
  ])('takes %s as %s', async (href, type) => {
    answer(200, type);
    expect(await (await fetchFile(href)).text()).toBe('body');
  });

  it.each([
    ['/x/search-index/en/a.json', 200, 'text/html', 'answers with a page'],
    ['/static/sandbox/modules/a.js', 200, 'text/html; charset=utf-8', 'answers with a page'],
    ['/x/introduction.md', 404, 'text/html', 'answers 404'],
  ])('refuses %s with %i and %s', async (href, status, type, message) => {
    answer(status, type);
    await expect(fetchFile(href)).rejects.toThrow(message);
  });
});
