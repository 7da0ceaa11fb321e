import fs from 'node:fs/promises';
import path from 'node:path';
import { symbolSummaries } from '../../../data/api';
import { synonyms } from '../../../data/search/synonyms';
import type { ApiIndex } from '../api/types/apiIndex';
import { getLocalizedText, LANGUAGES, type Language } from '../../shared/languages/languages';
import type { CompiledPage } from '../../shared/page/page';
import { packDescriptions } from '../../shared/search/descriptions';
import { packIndex } from '../../shared/search/packIndex';
import { PARAGRAPHS_ADDRESS } from '../../shared/search/pageParagraphs';
import type { SearchPage, TextShard } from '../../shared/search/searchIndex';
import { packVectors } from '../../shared/search/wordVectors';
import { readApiIndex, readApiPage, readApiTable } from '../api/apiFiles';
import { openCache } from '../base/cache/openCache';
import { writeOnce, type Writing } from '../base/cache/writtenFiles';
import { hashTexts } from '../base/files/hash';
import { readAllTypes } from '../api/readApiSymbols';
import { removeOtherFiles } from '../base/store/removeOtherFiles';
import { readPage, readSiteIndex, writeIfChanged } from '../base/store/siteFiles';
import { buildTextShards } from './buildTextShards';
import { collectSymbols, type ApiSource } from './collectSymbols';
import { collectTexts } from './collectTexts';
import { createQuestionFile } from './createQuestionFile';
import { createParagraphFiles } from './createParagraphFiles';
import { createWordVectors } from './createWordVectors';
import { listSearchPages } from './listSearchPages';
import { readSearchWords } from '../base/texts/readSearchWords';
import { readThesaurus } from './readThesaurus';
import { getSearchFile, INDEX_ADDRESS } from './searchFiles';
import type { BuiltFile, SourcePage, SourceRecord } from './searchSource';
import { writeSearchSetups } from './writeSearchSetups';

/** Modules with what the code of the search needs, one for each language, and their list. */
const STEP = 'written/search-index';

/** Pages that are not found, since they find: what a search would lead to is the search. */
function isSearched({ pathname }: CompiledPage): boolean {
  return pathname !== '/x';
}

async function loadApi(projectDirectory: string): Promise<ApiSource> {
  const index = await readApiIndex(projectDirectory);
  const files = index.entries.flatMap(({ file }) => file ?? []);
  return {
    index,
    pages: await Promise.all(files.map((file) => readApiPage(projectDirectory, file))),
    types: [...(await readAllTypes(projectDirectory)).values()],
    events: await readApiTable(projectDirectory, 'events'),
    selectors: await readApiTable(projectDirectory, 'selectors'),
    objects: await readApiTable(projectDirectory, 'objects'),
  };
}

/** What pages of the API say about their symbol, by pathname, as plain text. */
function listSummaries({ entries }: ApiIndex, language: Language): Map<string, string> {
  return new Map(
    entries.flatMap(({ pathname, product, exportName }) => {
      const summary = symbolSummaries[product][exportName];
      return pathname && summary ? [[pathname, getLocalizedText(summary, language).replaceAll('`', '')]] : [];
    }),
  );
}

function toSearchPage(page: SourcePage, summaries: ReadonlyMap<string, string>): SearchPage {
  const { compiled, ids: _ids, ...searchPage } = page;
  // The tabs of a page have its description: the records on them say more.
  const description = compiled.tab ? undefined : (summaries.get(page.pathname) ?? page.description);
  return { ...searchPage, description };
}

function createFile(content: unknown, language: Language): BuiltFile {
  const text = JSON.stringify(content);
  return { href: `${INDEX_ADDRESS}${language}/${hashTexts(text)}.json`, text };
}

/** The records of all guides, in the order of the pages. */
async function collectGuides(
  projectDirectory: string,
  pages: readonly SourcePage[],
): Promise<SourceRecord[]> {
  const cache = await openCache<SourceRecord[]>(projectDirectory, 'search-texts');
  const collected = pages.map(async (page, position) => {
    const { compiled, title } = page;
    if (compiled.tab || !compiled.sourceFile) {
      return [];
    }
    return cache.get([JSON.stringify([compiled, title, position])], async () => collectTexts(page, position));
  });
  return (await Promise.all(collected)).flat();
}

/** The files of a language: the index, which names the others, comes last. */
async function buildFiles(
  projectDirectory: string,
  language: Language,
  { api, pathnames }: { api: ApiSource; pathnames: readonly string[] },
): Promise<BuiltFile[]> {
  const compiled = await Promise.all(
    pathnames.map((pathname) => readPage(projectDirectory, pathname, language)),
  );
  const pages = listSearchPages(compiled.filter(isSearched), language);
  const guides = await collectGuides(projectDirectory, pages);
  const records = [...guides, ...collectSymbols(api, pages)];
  const summaries = listSummaries(api.index, language);
  const files: BuiltFile[] = [];
  const shards = buildTextShards(records).map(({ content, ...shard }): TextShard => {
    const file = createFile(content, language);
    files.push(file);
    return { ...shard, href: file.href };
  });
  const words = readSearchWords(language);
  const vectors = await openCache<string>(projectDirectory, 'search-vectors');
  const questions = await createQuestionFile(records, {
    pages,
    language,
    ignored: words.ignored,
    thesaurus: await readThesaurus(projectDirectory, language),
    createVectors: (sections, count) =>
      vectors.get([JSON.stringify(sections.map((section) => [...section])), String(count)], async () =>
        packVectors(createWordVectors(sections, count)),
      ),
  });
  const questionsFile = questions && createFile(questions, language);
  files.push(...(questionsFile ? [questionsFile] : []));
  const paragraphs = createParagraphFiles(guides, pages, language);
  files.push(...paragraphs.files);
  const searchPages = pages.map((page) => toSearchPage(page, summaries));
  const descriptionFile = createFile(packDescriptions({ pages: searchPages, records }), language);
  files.push(descriptionFile);
  const index = packIndex({
    pages: searchPages,
    records,
    words,
    synonyms,
    shards,
    ...(questionsFile && { questionsHref: questionsFile.href }),
    descriptionsHref: descriptionFile.href,
    paragraphsPrefix: paragraphs.prefix,
  });
  return [...files, createFile(index, language)];
}

async function writeIndexes(
  projectDirectory: string,
  pathnames: readonly string[],
): Promise<Writing<number>> {
  const source = { api: await loadApi(projectDirectory), pathnames };
  const written: string[] = [];
  const indexHrefs: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const built = await buildFiles(projectDirectory, language, source);
    for (const { href, text } of built) {
      const file = getSearchFile(projectDirectory, href);
      await writeIfChanged(file, text);
      written.push(file);
    }
    indexHrefs[language] = built.at(-1)!.href;
  }
  const setupFiles = await writeSearchSetups(projectDirectory, indexHrefs as Record<Language, string>);
  for (const address of [INDEX_ADDRESS, PARAGRAPHS_ADDRESS]) {
    // oxlint-disable-next-line no-await-in-loop
    await removeOtherFiles(getSearchFile(projectDirectory, address), new Set(written));
  }
  return { files: [...written, ...setupFiles], summary: written.length };
}

/**
 * Writes the search index of every language from the compiled pages and the data of the API: files below
 * `SEARCH_FILES`, named by their content, and for each language one that names the first of them and holds the texts of the
 * search.
 *
 * @returns the number of files
 */
export async function writeSearchIndex(projectDirectory: string): Promise<number> {
  const { pages } = await readSiteIndex(projectDirectory);
  const read = (name: string) => fs.readFile(path.join(projectDirectory, name), 'utf8');
  const pathnames = pages.map(({ pathname }) => pathname);
  const { summary } = await writeOnce(projectDirectory, STEP, {
    inputs: [
      await read('.cache/generated/contentVersion.ts'),
      (await readApiIndex(projectDirectory)).key,
      ...pathnames,
    ],
    write: () => writeIndexes(projectDirectory, pathnames),
  });
  return summary;
}
