import type { InlineCode, Link } from 'mdast';
import { localizeHref } from '../../../shared/paths/localizeHref';
import type { ApiReference } from '../../api/apiLookup';
import type { CompileContext } from './compileContext';

/** Quiet links: their look is in `src/client/page/prose.css`. */
export const API_LINK_CLASS = 'api-link';

/** A symbol as code, linked to its row where there is one. Not a link of the writer: the link check knows headings only. */
export function createApiLink(
  { name, href }: ApiReference,
  { pathnames, language }: Pick<CompileContext, 'pathnames' | 'language'>,
): Link | InlineCode {
  const code: InlineCode = { type: 'inlineCode', value: name };
  const pathname = href?.replace(/\/(#.*)?$/, '');
  if (!href || !pathname || !pathnames.has(pathname)) {
    return code;
  }
  return {
    type: 'link',
    url: localizeHref(href, language),
    children: [code],
    data: { hProperties: { className: [API_LINK_CLASS] } },
  };
}
