import { LANGUAGES, languageToPrefix, type Language } from '../shared/languages/languages';
import { CLIENT_ADDRESS } from '../shared/paths/clientFiles';
import { PAGE_TEXTS_ADDRESS } from '../shared/languages/pageTexts';
import { getPathInfo } from '../shared/paths/getPathInfo';
import { PARAGRAPHS_ADDRESS } from '../shared/search/pageParagraphs';
import { SEARCH_SETUPS } from '../shared/search/searchSetup';

/** The caches of this site begin with it; the build follows. */
const PREFIX = 'docs-';

/** The address of the page that tells a user without network the truth. */
export function getOfflinePage(language: Language): string {
  return `${languageToPrefix(language)}/x/offline.html`;
}

/** The most pages in the cache, the latest read; all are requested again when a new build comes. */
const MOST_PAGES = 60;
const MOST_REFRESHED = 24;

/** Files whose name holds a hash of their content. */
const HASHED = ['/_next/static/', CLIENT_ADDRESS, '/x/search-index/', PARAGRAPHS_ADDRESS, PAGE_TEXTS_ADDRESS];

const ASSET = new RegExp(
  String.raw`(?:/_next/static/|${CLIENT_ADDRESS}|${PAGE_TEXTS_ADDRESS})[^"'\s<>\\?)]+`,
  'g',
);

/** What the cache of a build is given by the worker; tests give their own. */
interface SiteCacheOptions {
  /** Changes with the content of the site. */
  buildId: string;
  origin: string;
  caches: CacheStorage;
  request: typeof fetch;
}

/** A page that can be read without a network. */
interface ReadPage {
  pathname: string;
  /** Escaped, as in the page. */
  title: string;
}

/** The cached pages of one build. */
export interface SiteCache {
  find: (address: string) => Promise<Response | undefined>;
  /** Keeps a response that is whole and right, or does nothing: never throws. */
  keep: (address: string, response: Response) => Promise<void>;
  /** Requests a page, unless it is cached, and everything that it names. Never throws. */
  keepPage: (pathname: string, assets: readonly string[]) => Promise<void>;
  listPages: () => Promise<ReadPage[]>;
  /** Fetches the pages of earlier builds anew. @throws when the network fails: then the earlier build stays */
  prepare: () => Promise<void>;
  /** Forgets earlier builds. */
  replaceOthers: () => Promise<void>;
}

/** True for files whose name holds a hash of their content. */
export function isHashedAsset(pathname: string): boolean {
  return HASHED.some((folder) => pathname.startsWith(folder));
}

/** True for what pages load and the copy of a build has for them: hashed files, and what leads to those of the search. */
export function isCopied(pathname: string): boolean {
  return isHashedAsset(pathname) || pathname.startsWith(SEARCH_SETUPS);
}

/** Types of hashed files, by the end of their names. */
const TYPES: Record<string, RegExp | undefined> = {
  js: /\bjavascript\b/,
  css: /\bcss\b/,
  json: /\bjson\b/,
  woff2: /\bwoff2\b|\boctet-stream\b/,
};

/**
 * Whether a response can be what its address says. A network that asks for a login answers everything with a page, status 200;
 * kept as a hashed file, that would stay until the next build, and the search would not work without a network.
 */
function isWhatItSays(pathname: string, { headers }: Response): boolean {
  const type = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? ''];
  return !isCopied(pathname) || !type || type.test(headers.get('content-type') ?? '');
}

function isPage(pathname: string): boolean {
  return pathname.endsWith('/') && getPathInfo(pathname).canonicalAs.startsWith('/x/');
}

/** The addresses of hashed files that a page names. */
export function findAssets(html: string): string[] {
  return [...new Set(html.match(ASSET))];
}

/** Opens the copy of one build. */
export function createSiteCache({ buildId, origin, caches, request }: SiteCacheOptions): SiteCache {
  const name = PREFIX + buildId;
  const toKey = (address: string) => {
    const { pathname } = new URL(address, origin);
    return origin + pathname;
  };
  const match = async (cache: Cache, address: string) => cache.match(toKey(address), { ignoreVary: true });

  const find: SiteCache['find'] = async (address) => {
    try {
      return await match(await caches.open(name), address);
    } catch {
      return undefined; // Storage is out of reach: the network has to do.
    }
  };
  const keep: SiteCache['keep'] = async (address, response) => {
    if (response.status !== 200 || response.redirected || response.type === 'opaque') {
      return;
    }
    if (!isWhatItSays(new URL(address, origin).pathname, response)) {
      return;
    }
    try {
      // Resolves once the whole body is there: a body that breaks off in the middle is not cached.
      await (await caches.open(name)).put(toKey(address), response);
    } catch {
      // The disk is full, or the body never ended: what is not cached is read from the network.
    }
  };
  const listPathnames = async (cache: Cache) =>
    (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isPage);

  const dropOldPages = async () => {
    const cache = await caches.open(name);
    const pathnames = await listPathnames(cache);
    await Promise.all(pathnames.slice(0, -MOST_PAGES).map((pathname) => cache.delete(toKey(pathname))));
  };
  /** @throws when the network fails */
  const fetchAssets = async (addresses: readonly string[]) => {
    for (const address of new Set(addresses.map(toKey))) {
      // One after the other: a user is waiting for other things.
      // oxlint-disable no-await-in-loop
      const { pathname } = new URL(address);
      if (isCopied(pathname) && !(await find(address))) {
        // If its name is its content, an earlier build may have it.
        const cached = isHashedAsset(pathname)
          ? await caches.match(address, { ignoreVary: true })
          : undefined;
        const isRight = cached && isWhatItSays(pathname, cached);
        await keep(address, isRight ? cached : await request(address));
      }
      // oxlint-enable no-await-in-loop
    }
  };
  /** @throws when the network fails */
  const fetchPage = async (pathname: string) => {
    const response = await request(pathname, { cache: 'no-cache' });
    if (response.status >= 500) {
      throw new Error(`${pathname} answered ${response.status}`);
    }
    if (response.ok && !response.redirected) {
      const html = await response.clone().text();
      await fetchAssets(findAssets(html));
      await keep(pathname, response);
    }
  };
  return {
    find,
    keep,
    keepPage: async (pathname, assets) => {
      try {
        if (isPage(pathname)) {
          const cached = await find(pathname);
          await (cached ? fetchAssets(findAssets(await cached.text())) : fetchPage(pathname));
        }
        await fetchAssets(assets.filter((asset) => asset.startsWith(`${origin}/`)));
        await dropOldPages();
      } catch {
        // The network failed: the next visit of a page tries again.
      }
    },
    listPages: async () => {
      const cache = await caches.open(name);
      const pages = (await listPathnames(cache)).map(async (pathname) => {
        const html = (await (await match(cache, pathname))?.text()) ?? '';
        return { pathname, title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? pathname };
      });
      return Promise.all(pages);
    },
    prepare: async () => {
      const names = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== name);
      const opened = await Promise.all(names.map((other) => caches.open(other)));
      const read = (await Promise.all(opened.map(listPathnames))).flat().slice(-MOST_REFRESHED);
      // oxlint-disable no-await-in-loop
      for (const pathname of [...LANGUAGES.map(getOfflinePage), ...new Set(read)]) {
        if (!(await find(pathname))) {
          await fetchPage(pathname);
        }
      }
      // oxlint-enable no-await-in-loop
    },
    replaceOthers: async () => {
      const names = await caches.keys();
      await Promise.all(
        names
          .filter((other) => other.startsWith(PREFIX) && other !== name)
          .map((other) => caches.delete(other)),
      );
    },
  };
}
