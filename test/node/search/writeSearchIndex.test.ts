import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltJson } from '../../../src/node/base/files/readBuiltJson';
import { listSearchPages } from '../../../src/node/search/listSearchPages';
import { loadSearchIndex, readSearchSetup } from '../../../src/node/search/loadSearchIndex';
import { SEARCH_FILES } from '../../../src/node/search/searchFiles';
import { writeSearchIndex } from '../../../src/node/search/writeSearchIndex';
import { readPage, readSiteIndex } from '../../../src/node/base/store/siteFiles';
import { LANGUAGES, type Language } from '../../../src/shared/languages/languages';
import { listTextFiles } from '../../../src/shared/search/listTextFiles';
import { getParagraphsHref, type PageParagraphs } from '../../../src/shared/search/pageParagraphs';
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

describe.each(LANGUAGES)('the paragraphs in %s', (language) => {
  it('have text for nearly every section that is found', async () => {
    const { index } = await loadSearchIndex(PROJECT, language);
    const headings = index.records.filter(({ kind }) => kind === 'heading');
    const withText = await Promise.all(
      headings.map(async ({ pages: [position], hash }) => {
        const { pathname } = index.pages[position!]!;
        const href = getParagraphsHref(index.paragraphsPrefix, pathname);
        const paragraphs = await readBuiltJson<PageParagraphs>(PROJECT, SEARCH_FILES + href);
        return (paragraphs[hash!]?.length ?? 0) > 0;
      }),
    );
    const count = withText.filter(Boolean).length;
    expect(headings.length).toBeGreaterThan(100);
    // Some headings have other headings below them at once.
    expect(count / headings.length).toBeGreaterThan(0.9);
  });
});

describe('writeSearchIndex', () => {
  it('leaves no file that no index names, and writes nothing a second time', async () => {
    const count = await writeSearchIndex(PROJECT);
    const directory = path.join(PROJECT, SEARCH_FILES, 'x');
    const listFiles = async () => {
      const names = ['search-index', 'search-texts'].map(async (folder) =>
        (await fs.readdir(path.join(directory, folder), { recursive: true })).map(
          (name) => `${folder}/${name}`,
        ),
      );
      return (await Promise.all(names))
        .flat()
        .filter((name) => name.endsWith('.json'))
        .toSorted();
    };
    const files = await listFiles();
    expect(files).toHaveLength(count);
    const named = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { index } = await loadSearchIndex(PROJECT, language);
        const { indexHref } = await readSearchSetup(PROJECT, language);
        const paragraphs = index.pages
          .map(({ pathname }) => getParagraphsHref(index.paragraphsPrefix, pathname))
          .filter((href) => files.includes(href.slice('/x/'.length)));
        return [indexHref, ...listTextFiles(index), ...paragraphs];
      }),
    );
    expect(
      named
        .flat()
        .map((href) => href.slice('/x/'.length))
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
