import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../languages';

export interface PathInfo {
  userLanguage: Language;
  /** The path without the language prefix. */
  canonicalAs: string;
  /** The same without its hash, which a server never sees. */
  canonicalAsServer: string;
  /** The key of the page: `/api` stands for `/api-docs`, and one trailing slash is dropped. */
  canonicalPathname: string;
}

/**
 * Reads the language and the canonical forms of a path:
 * `'/zh/x/introduction/#top' -> zh, '/x/introduction/#top', '/x/introduction/', '/x/introduction'`.
 *
 * `/en/` is recognized and not removed, so such a path names no page. `/api` is replaced as a plain prefix.
 *
 * @param path as in the address bar, with or without query and hash; any string is accepted
 */
export function getPathInfo(path: string): PathInfo {
  const code = path.slice(1, 3);
  const userLanguage = isLanguage(code) && path.startsWith(`/${code}/`) ? code : DEFAULT_LANGUAGE;
  const canonicalAs = userLanguage === DEFAULT_LANGUAGE ? path : path.slice(3);
  const [canonicalAsServer = ''] = canonicalAs.split('#');
  const pageKey = canonicalAsServer.replace(/^\/api/, '/api-docs');
  const canonicalPathname = pageKey === '/' ? pageKey : pageKey.replace(/\/$/, '');
  return { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname };
}
