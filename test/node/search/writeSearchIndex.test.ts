import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSearchPages } from '../../../src/node/search/listSearchPages';
import { loadSearchIndex, readSearchSetup } from '../../../src/node/search/loadSearchIndex';
import { writeSearchIndex } from '../../../src/node/search/writeSearchIndex';
import { readPage, readSiteIndex } from '../../../src/node/store/siteFiles';
import { LANGUAGES, type Language } from '../../../src/shared/languages';
import { getRecordHash } from '../../../src/shared/search/getRecordHash';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

async function loadIds(language: Language): Promise<Map<string, ReadonlySet<string>>> {
  const { pages } = await readSiteIndex(PROJECT);
  const compiled = await Promise.all(pages.map(({ pathname }) => readPage(PROJECT, pathname, language)));
  return new Map(listSearchPages(compiled, language).map(({ pathname, ids }) => [pathname, ids]));
}

describe.each(LANGUAGES)('the search index in %s', (language) => {
  it('leads to elements that exist', async () => {
    const { index } = await loadSearchIndex(PROJECT, language);
    const ids = await loadIds(language);
    const dead = index.records.flatMap((record) =>
      record.pages
        .map((position) => index.pages[position]!.pathname)
        .map((pathname) => ({ pathname, hash: getRecordHash(record, pathname) }))
        .filter(({ pathname, hash }) => hash !== '' && !ids.get(pathname)?.has(hash))
        .map(({ pathname, hash }) => `${pathname}#${hash}`),
    );
    expect(index.records.length).toBeGreaterThan(1000);
    expect(dead).toEqual([]);
  });
});

describe('writeSearchIndex', () => {
  it('leaves no file that no index names, and writes nothing a second time', async () => {
    const count = await writeSearchIndex(PROJECT);
    const directory = path.join(PROJECT, 'public/x/search-index');
    const listFiles = async () =>
      (await fs.readdir(directory, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted();
    const files = await listFiles();
    expect(files).toHaveLength(count);
    const named = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { index } = await loadSearchIndex(PROJECT, language);
        const { indexHref } = await readSearchSetup(PROJECT, language);
        return [indexHref, ...index.shards.map(({ href }) => href)];
      }),
    );
    expect(
      named
        .flat()
        .map((href) => href.replace('/x/search-index/', ''))
        .toSorted(),
    ).toEqual(files);
    const times = await Promise.all(
      files.map(async (name) => (await fs.stat(path.join(directory, name))).mtimeMs),
    );
    await writeSearchIndex(PROJECT);
    const later = await Promise.all(
      files.map(async (name) => (await fs.stat(path.join(directory, name))).mtimeMs),
    );
    expect(later).toEqual(times);
  });
});
