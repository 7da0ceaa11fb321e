import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../client/providers/language/LanguageProvider';
import type { ApiPage } from '../../api/types/apiPage';
import { getTabPathname, type ApiTab } from '../../../shared/page/docsTabs';
import { nameToSlug } from '../../../shared/paths/nameToSlug';
import type { CompiledPage } from '../../../shared/page/page';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import { highlightCode } from '../../base/code/highlightCode';
import type { ApiView } from './ApiViewContext';
import type { ApiSite } from './compileApiPage';
import { createApiPage } from './createApiPage';
import { omitDuplicates } from './omitDuplicates';
import { ApiTabView } from './views/ApiTabView';
import { getBuildTranslations } from '../../base/texts/buildTranslations';

/** What a tab takes over from its guide. */
export type TabbedGuide = Pick<
  CompiledPage,
  'id' | 'pathname' | 'language' | 'contentLanguage' | 'title' | 'description' | 'frontMatter' | 'tabs'
> & { sourceFile?: string };

/** Draws a tab of a guide: the API of all that the guide lists, below the guide's own head. */
export async function compileApiTab(
  guide: TabbedGuide,
  tab: ApiTab,
  symbols: ApiPage[],
  { pathnames, renderDoc, newestMinor }: Pick<ApiSite, 'pathnames' | 'renderDoc' | 'newestMinor'>,
): Promise<CompiledPage> {
  const { language, contentLanguage, title, description, frontMatter, tabs, sourceFile } = guide;
  const codes = symbols.flatMap((page) => [
    ...page.imports.slice(0, 1).map(({ line }) => line),
    ...(page.kind === 'hook' ? [page.declaration] : []),
  ]);
  const highlighted = new Map<string, string>();
  for (const code of codes) {
    highlighted.set(code, toHtml({ type: 'root', children: await highlightCode(code, 'tsx') }));
  }
  const createView = (page: ApiPage): ApiView => ({
    slug: page.pathname ? page.pathname.slice(page.pathname.lastIndexOf('/') + 1) : nameToSlug(page.name),
    newestMinor,
    // Types unfold on the symbol's own page.
    getTypeHref: () => undefined,
    renderDoc: (markdown) => renderDoc(markdown, language),
    getHref: (pathname) => (pathnames.has(pathname) ? pathnameToHref(pathname, language) : undefined),
    getCode: (code) => highlighted.get(code) ?? '',
    getDemos: () => [],
  });
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} translations={getBuildTranslations()}>
      <ApiTabView
        symbols={omitDuplicates(symbols).map((symbol) => ({ ...symbol, view: createView(symbol.page) }))}
      />
    </LanguageProvider>,
  );
  const head = {
    id: `${guide.id}/${tab}`,
    pathname: getTabPathname(guide.pathname, tab),
    language,
    title,
    description,
    frontMatter: { ...frontMatter, toc: true },
  };
  const page = createApiPage(head, html);
  return {
    ...page,
    titleLanguage: contentLanguage === language ? undefined : contentLanguage,
    toc: page.toc.filter(({ level }) => level === 2),
    tabs,
    tab,
    sourceFile,
  };
}
