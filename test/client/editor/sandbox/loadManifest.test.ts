import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MANIFEST = {
  texts: {},
  styles: '',
  compiler: 'compiler.js',
  runtime: 'runtime.js',
  languagePacks: {},
  specifiers: {},
  files: {},
};

let answers: unknown[];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answers.shift())));
});
afterEach(() => vi.unstubAllGlobals());

it('forgets an answer that is not what the build wrote, and asks again', async () => {
  const { loadManifest } = await import('../../../../src/client/editor/sandbox/loadManifest');
  answers = [[], { ...MANIFEST, files: null }, { message: 'Not found' }, null, MANIFEST];
  for (let count = 0; count < 4; count += 1) {
    await expect(loadManifest()).rejects.toThrow('is not what the build wrote');
  }
  expect(await loadManifest()).toEqual(MANIFEST);
  expect(await loadManifest()).toEqual(MANIFEST);
  expect(answers).toEqual([]);
});
