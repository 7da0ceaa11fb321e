import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureSearch } from '../../../src/node/budgets/measureSearch';
import { createFolder } from '../createFolder';

const HREFS = new Map([
  ['en', '/x/search-index/en/1.json'],
  ['zh', '/x/search-index/zh/1.json'],
] as const);

const SHARD = '/x/search-index/en/2.json';

const DIALOG = 'a("search-dialog")';
/** The code of the engine has no name that a minifier leaves. */
const ENGINE = randomBytes(4000).toString('hex');
const SETUP = `b("${[...HREFS.values()].join('","')}")`;

const FILES = {
  '_next/static/chunks/page.js': 'Promise.all(["static/chunks/dialog.js","static/chunks/engine.js"].map(l))',
  '_next/static/chunks/dialog.js': DIALOG,
  '_next/static/chunks/engine.js': ENGINE,
  '_next/static/chunks/setups.js': SETUP,
  '_next/static/chunks/other.js': 'c()',
  'x/search-index/en/1.json': JSON.stringify({ shards: [{ first: 'a', href: SHARD }] }),
  'x/search-index/en/2.json': '{}',
  'x/search-index/zh/1.json': JSON.stringify({ shards: [] }),
};

function gzipSize(text: string): number {
  return gzipSync(text, { level: 6 }).length;
}

async function measure(files: Record<string, string>, carried: string[] = ['/_next/static/chunks/page.js']) {
  const [english] = await measureSearch(await createFolder(files), HREFS, new Set(carried));
  return english!;
}

describe('measureSearch', () => {
  it('counts every script that is loaded together with the dialog, whatever is in it', async () => {
    const { script } = await measure(FILES);
    expect(script).toBe(gzipSize(DIALOG) + gzipSize(ENGINE) + gzipSize(SETUP));
  });

  it('leaves out what pages carry', async () => {
    const carried = ['/_next/static/chunks/page.js', '/_next/static/chunks/engine.js'];
    expect((await measure(FILES, carried)).script).toBe(gzipSize(DIALOG) + gzipSize(SETUP));
  });

  it('counts the heaviest of several kinds of pages', async () => {
    const files = {
      ...FILES,
      '_next/static/chunks/light.js': '["static/chunks/dialog.js"].map(l)',
    };
    expect((await measure(files)).script).toBe((await measure(FILES)).script);
  });

  it('weighs the index and each file of the full text', async () => {
    const weight = await measure(FILES);
    expect(weight.index).toBe(gzipSize(FILES['x/search-index/en/1.json']));
    expect(weight.files).toEqual(new Map([[SHARD, gzipSize('{}')]]));
  });

  it('names a file that is missing, and the command that writes it', async () => {
    const { [SHARD.slice(1)]: _missing, ...files } = FILES as Record<string, string>;
    await expect(measure(files)).rejects.toThrow(
      `out${SHARD}  The search loads this file, which is not there. Run \`npm run content\`, then \`npm run build\`.`,
    );
  });

  it('says what to do when it knows no script of the search', async () => {
    const files = { ...FILES, '_next/static/chunks/dialog.js': 'a()' };
    await expect(measure(files)).rejects.toThrow('`search-dialog`');
  });
});
