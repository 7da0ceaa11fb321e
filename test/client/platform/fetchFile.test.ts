import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from '../../../src/client/platform/fetchFile';

function answer(status: number, type: string): void {
  const headers = { 'Content-Type': type };
  vi.stubGlobal('fetch', async () => new Response('body', { status, headers }));
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchFile', () => {
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
