import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureSearch } from '../../../../src/node/export/budgets/measureSearch';
import { createFolder } from '../../createFolder';

const HREFS = new Map([
  ['en', '/x/search-index/en/1.json'],
  ['zh', '/x/search-index/zh/1.json'],
] as const);

const SHARD = '/x/search-index/en/2.json';
const QUESTIONS = '/x/search-index/en/3.json';
const DESCRIPTIONS = '/x/search-index/en/4.json';

const DIALOG = 'a("search-dialog")';
const ENGINE = randomBytes(4000).toString('hex');
const SETUP = JSON.stringify({ indexHref: HREFS.get('en'), texts: {} });
const CHINESE_SETUP = JSON.stringify({
  indexHref: HREFS.get('zh'),
  texts: { a: randomBytes(200).toString('hex') },
});

const FILES = {
  'x/client/react.js': 'r()',
  'x/client/dialog.js': DIALOG,
  'x/client/engine.js': ENGINE,
  'x/search-setup/en.json': SETUP,
  'x/search-setup/zh.json': CHINESE_SETUP,
  'x/client/other.js': 'c()',
  'x/search-index/en/1.json': JSON.stringify({
    shards: [{ first: 'a', href: SHARD }],
    questionsHref: QUESTIONS,
    descriptionsHref: DESCRIPTIONS,
  }),
  'x/search-index/en/2.json': '{}',
  'x/search-index/en/3.json': '{"questions":""}',
  'x/search-index/en/4.json': '{"pages":[]}',
  'x/search-index/zh/1.json': JSON.stringify({ shards: [], descriptionsHref: DESCRIPTIONS }),
};

const PARTS: Record<string, string[]> = {
  'src/client/search/mountSearchDialog.tsx': ['react.js', 'engine.js', 'dialog.js'],
  'src/client/ads/controlAds.ts': ['react.js', 'other.js'],
};

/** What a page that rests has loaded. */
const PAGE = ['/x/client/react.js', '/x/client/other.js'];

const PAGE_SIZE = gzipSize('r()') + gzipSize('c()');

function gzipSize(text: string): number {
  return gzipSync(text, { level: 6 }).length;
}

async function measureAll(files: Record<string, string>, parts = PARTS) {
  return measureSearch(await createFolder(files), HREFS, parts, new Set(PAGE));
}

async function measure(...args: Parameters<typeof measureAll>) {
  const [english] = await measureAll(...args);
  return english!;
}

describe('measureSearch', () => {
  it('counts the scripts of the page and those that are loaded with the dialog, each once, and the texts', async () => {
    const { script } = await measure(FILES);
    expect(script).toBe(PAGE_SIZE + gzipSize(DIALOG) + gzipSize(ENGINE) + gzipSize(SETUP));
  });

  it('weighs the search of each language with its own texts', async () => {
    const weights = await measureAll(FILES);
    expect(weights.map(({ language, script }) => [language, script])).toEqual([
      ['en', PAGE_SIZE + gzipSize(DIALOG) + gzipSize(ENGINE) + gzipSize(SETUP)],
      ['zh', PAGE_SIZE + gzipSize(DIALOG) + gzipSize(ENGINE) + gzipSize(CHINESE_SETUP)],
    ]);
  });

  it('weighs the index, each file of the full text, the descriptions and the questions', async () => {
    const weight = await measure(FILES);
    expect(weight.index).toBe(gzipSize(FILES['x/search-index/en/1.json']));
    expect(weight.files).toEqual(new Map([[SHARD, gzipSize('{}')]]));
    expect(weight.descriptions).toEqual({ address: DESCRIPTIONS, size: gzipSize('{"pages":[]}') });
    expect(weight.questions).toEqual({ address: QUESTIONS, size: gzipSize('{"questions":""}') });
  });

  it('names a file that is missing, and the command that writes it', async () => {
    const { [SHARD.slice(1)]: _missing, ...files } = FILES as Record<string, string>;
    await expect(measure(files)).rejects.toThrow(
      `out${SHARD}  The search loads this file, which is not there. Run \`npm run content\`, then \`npm run build\`.`,
    );
  });

  it('says what to do when no script is made from the dialog', async () => {
    const { 'src/client/search/mountSearchDialog.tsx': _missing, ...parts } = PARTS;
    await expect(measure(FILES, parts)).rejects.toThrow(
      'No script of the export is made from src/client/search/mountSearchDialog.tsx, which loads the search: name the right one in src/node/export/budgets/measureSearch.ts.',
    );
  });
});
