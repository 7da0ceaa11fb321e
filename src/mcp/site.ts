import fs from 'node:fs/promises';
import path from 'node:path';
import type { SearchHit } from '../client/search/engine/createSearchEngine';
import { openIndex, type OpenIndex } from '../client/search/openIndex';
import { DEFAULT_LANGUAGE, languageToPrefix, type Language } from '../shared/languages/languages';
import { loadOnce } from '../shared/loadOnce';
import { getPathInfo } from '../shared/paths/getPathInfo';
import { getSearchSetupHref, type SearchSetup } from '../shared/search/searchSetup';
import { SITE_ORIGIN } from '../shared/paths/site';

/** A call that cannot be answered; the message says what to pass instead. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** What tools answer from. */
export interface Site {
  /** The text of a file, by its address on the site; undefined where there is none. */
  readText(href: string): Promise<string | undefined>;
  /** The content of a JSON file, read once; undefined where there is none. */
  readJson<Content>(href: string): Promise<Content | undefined>;
  /** Loads the search of a language, once. */
  loadSearch(language: Language): Promise<OpenIndex>;
}

async function loadSearch(site: Pick<Site, 'readJson'>, language: Language): Promise<OpenIndex> {
  const read = async <Content>(href: string): Promise<Content> => {
    const content = await site.readJson<Content>(href);
    if (content === undefined) {
      throw new ToolError(`${href} is missing: build the site, or unpack the whole bundle.`);
    }
    return content;
  };
  const { indexHref } = await read<SearchSetup>(getSearchSetupHref(language));
  const search = await openIndex(indexHref, read);
  const { questionsHref, descriptionsHref } = search.index;
  const files = [questionsHref, descriptionsHref].filter((href) => href !== undefined);
  await Promise.all(files.map(search.loadFile));
  return search;
}

/**
 * Opens a built site, or an unpacked offline bundle.
 *
 * @param root absolute path of its folder, which nothing is read out of
 */
export function openSite(root: string): Site {
  const contents = new Map<string, Promise<unknown>>();
  const searches = new Map<string, Promise<OpenIndex>>();
  const readText = async (href: string) => {
    const file = path.join(root, href);
    return file.startsWith(root + path.sep) ? fs.readFile(file, 'utf8').catch(() => undefined) : undefined;
  };
  const readJson = async <Content>(href: string) => {
    const read = async () => JSON.parse((await readText(href)) ?? 'null') ?? undefined;
    return (await loadOnce(contents, href, read)) as Content | undefined;
  };
  return {
    readText,
    readJson,
    loadSearch: (language) => loadOnce(searches, language, () => loadSearch({ readJson }, language)),
  };
}

/** Answers a query as the search of the site does, with the files of the full text that it needs. */
export async function findHits({ engine, loadFile }: OpenIndex, query: string): Promise<SearchHit[]> {
  await Promise.all(engine.listMissingFiles(query).map(loadFile));
  return engine.search(query);
}

/** A page of the site. */
export interface PageAddress {
  language: Language;
  /** Without language prefix and trailing slash: `/x/react-data-grid/sorting`. */
  pathname: string;
  /** Without `#`; empty for the page as a whole. */
  hash: string;
}

/**
 * Reads how an agent names a page: a URL, a path or the path of its markdown, with or without a hash.
 *
 * @param language replaces that of the address
 * @throws ToolError for everything else
 */
export function parsePageAddress(input: string, language?: Language): PageAddress {
  const [address = '', hash = ''] = input.replace(/^https?:\/\/[^/]*/, '').split('#');
  const { userLanguage, canonicalPathname } = getPathInfo(address.replace(/\.md$/, ''));
  if (!/^\/x(?:\/[\w-]+)*$/.test(canonicalPathname)) {
    throw new ToolError(
      'This is no page. Pass a path such as `/x/react-data-grid/sorting`, as `search` returns it.',
    );
  }
  return { language: language ?? userLanguage, pathname: canonicalPathname, hash };
}

/** The URL that users open. */
export function getPageUrl({ language = DEFAULT_LANGUAGE, pathname, hash }: Partial<PageAddress>): string {
  return `${SITE_ORIGIN}${languageToPrefix(language)}${pathname}/${hash ? `#${hash}` : ''}`;
}

/**
 * Reads the markdown of a page; of one that is not translated, that of the default language.
 *
 * @throws ToolError when there is no such page
 */
export async function readMarkdown(
  site: Site,
  pathname: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<string> {
  const text =
    (await site.readText(`${languageToPrefix(language)}${pathname}.md`)) ??
    (await site.readText(`${pathname}.md`));
  if (text === undefined) {
    throw new ToolError(`There is no page \`${pathname}\`. Find its address with \`search\`.`);
  }
  return text;
}
