import { languageToPrefix, type Language } from '../languages/languages';
import { isExcludedFromLanguages } from './isExcludedFromLanguages';
import { isFilePathname } from './isFilePathname';
import { isInternalHref } from './isInternalHref';

/**
 * Keeps a link in the user's language: `('/x/introduction/', 'zh') -> '/zh/x/introduction/'`.
 *
 * Left alone are links to other sites, a `#hash`, paths that already have the prefix, paths without
 * languages, and files: there is one `/x/llms.txt` for all languages.
 *
 * @param href any string
 * @param isExcluded tells the paths without languages
 */
export function localizeHref(href: string, language: Language, isExcluded = isExcludedFromLanguages): string {
  const prefix = languageToPrefix(language);
  const [pathname = ''] = href.split(/[?#]/);
  const isFixed = isExcluded(pathname) || isFilePathname(pathname);
  if (!prefix || !isInternalHref(href) || isFixed || href.startsWith(`${prefix}/`)) {
    return href;
  }
  return prefix + href;
}
