import {
  DEFAULT_LANGUAGE,
  languageToPrefix,
  PREFIXED_LANGUAGES,
  type Language,
} from '../languages/languages';

interface PathInfo {
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
 * `/en/` is no prefix, so such a path names no page. `/api` is replaced as a plain prefix.
 *
 * @param path as in the address bar, with or without query and hash; any string is accepted
 */
export function getPathInfo(path: string): PathInfo {
  const userLanguage =
    PREFIXED_LANGUAGES.find((language) => path.startsWith(`${languageToPrefix(language)}/`)) ??
    DEFAULT_LANGUAGE;
  const canonicalAs = path.slice(languageToPrefix(userLanguage).length);
  const [canonicalAsServer = ''] = canonicalAs.split('#');
  const pageKey = canonicalAsServer.replace(/^\/api/, '/api-docs');
  const canonicalPathname = pageKey === '/' ? pageKey : pageKey.replace(/\/$/, '');
  return { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname };
}
