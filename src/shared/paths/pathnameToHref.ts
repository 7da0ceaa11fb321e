import type { Language } from '../languages/languages';
import { isFilePathname } from './isFilePathname';
import { isInternalHref } from './isInternalHref';
import { localizeHref } from './localizeHref';

/**
 * The link to an entry of the menu: `('/x/introduction', 'zh') -> '/zh/x/introduction/'`. A hash stays at
 * the end, a file gets no slash, an address of another site stays as it is.
 */
export function pathnameToHref(pathname: string, language: Language): string {
  if (!isInternalHref(pathname)) {
    return pathname;
  }
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(pathname) ?? [];
  const slash = path.endsWith('/') || isFilePathname(path) ? '' : '/';
  return localizeHref(path + slash + rest, language);
}
