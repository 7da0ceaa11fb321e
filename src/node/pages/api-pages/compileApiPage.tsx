import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageProvider } from '../../../client/providers/language/LanguageProvider';
import type { ApiPage } from '../../api/types/apiPage';
import type { ApiMember } from '../../api/types/apiMember';
import type { NamedType } from '../../api/types/namedType';
import type { SymbolSummaries } from '../../../shared/search/symbolSummary';
import { getLocalizedText, type Language } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { ByProduct } from '../../../shared/products/products';
import { createTranslate } from '../../base/texts/createTranslate';
import { highlightCode } from '../../base/code/highlightCode';
import { ApiViewProvider, type ApiView } from './ApiViewContext';
import { createThemeSnippet } from './createThemeSnippet';
import { describePage } from './describePage';
import { PageUses } from './findUses';
import { createSymbolPage } from './createApiPage';
import type { RenderDoc } from './createRenderDoc';
import { selectTypes } from '../../api/selectTypes';
import { createTypeAnchors } from '../../api/typeAnchors';
import type { UsageIndex } from '../../demos/usage/usageIndex';
import { ApiPageView } from './views/ApiPageView';
import { getBuildTranslations } from '../../base/texts/buildTranslations';

/** What API pages are made of, beside the extracted symbol. */
export interface ApiSite {
  pathnames: ReadonlySet<string>;
  /** Every named type, by id. */
  types: ReadonlyMap<string, NamedType>;
  usage: UsageIndex;
  /** One for each symbol that has a page: the build has checked. */
  summaries: ByProduct<SymbolSummaries>;
  renderDoc: RenderDoc;
  /** As in `ApiView`. */
  newestMinor?: string;
}

/** So many props are named on one line. */
const MOST_USED = 7;

/** Props that say nothing about this component: every one takes them. */
function isCommon({ name }: ApiMember): boolean {
  return name === 'key' || name === 'sx' || name.startsWith('aria-');
}

function listMostUsed(page: ApiPage, uses: PageUses): ApiMember[] {
  if (page.kind !== 'component') {
    return [];
  }
  return page.props
    .map((member) => ({ member, count: uses.findMember(member.name, member.declaredIn).length }))
    .filter(({ member, count }) => count > 0 && !isCommon(member) && member.deprecation === undefined)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_USED)
    .map(({ member }) => member);
}

/** Draws the page of a symbol in a language. */
export async function compileApiPage(
  page: ApiPage & { pathname: string },
  language: Language,
  { pathnames, types, usage, summaries, renderDoc, newestMinor }: ApiSite,
): Promise<CompiledPage> {
  const slug = page.pathname.slice(page.pathname.lastIndexOf('/') + 1);
  const uses = new PageUses(page, usage);
  const mostUsed = listMostUsed(page, uses);
  const themeSnippet = page.kind === 'component' ? createThemeSnippet(page) : undefined;
  const codes = [
    ...page.imports.map(({ line }) => line),
    ...(themeSnippet ? [themeSnippet] : []),
    ...(page.kind === 'hook' ? [page.declaration] : []),
  ];
  const highlighted = new Map<string, string>();
  for (const code of codes) {
    highlighted.set(code, toHtml({ type: 'root', children: await highlightCode(code, 'tsx') }));
  }
  const selected = selectTypes(page, types);
  const typeAnchors = createTypeAnchors(selected);
  const view: ApiView = {
    slug,
    newestMinor,
    getTypeHref: (id) => {
      const anchor = typeAnchors.get(id);
      return anchor && `#${anchor}`;
    },
    renderDoc: (markdown) => renderDoc(markdown, language),
    getHref: (pathname) => (pathnames.has(pathname) ? pathnameToHref(pathname, language) : undefined),
    getCode: (code) => highlighted.get(code) ?? '',
    getDemos: (kind, name, declaredIn) => {
      if (kind === 'prop') {
        return uses.findMember(name, declaredIn);
      }
      return kind === 'slot' ? uses.findSlot(name) : uses.findClass(name);
    },
  };
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} translations={getBuildTranslations()}>
      <ApiViewProvider value={view}>
        <ApiPageView
          page={page}
          mostUsed={mostUsed}
          themeSnippet={themeSnippet}
          types={selected.map((type) => ({ ...type, anchor: typeAnchors.get(type.id)! }))}
          demos={uses.findSymbol()}
        />
      </ApiViewProvider>
    </LanguageProvider>,
  );
  const t = createTranslate(language);
  const hasCounterpart = Object.entries(summaries).some(
    ([product, symbols]) => product !== page.product && Object.hasOwn(symbols, page.exportName),
  );
  const title = hasCounterpart
    ? t('api.titleOfCounterpart', { product: t(`products.x-${page.product}`), name: page.name })
    : t('api.title', { name: page.name });
  const description = describePage(
    page,
    getLocalizedText(summaries[page.product]![page.exportName]!, language),
    language,
  );
  const head = {
    pathname: page.pathname,
    language,
    title,
    description,
    packageName: page.packageName,
    // Pages of interfaces never show advertisements.
    ads: page.kind !== 'interface',
  };
  return {
    ...createSymbolPage(head, html),
    checkedAgainst: { package: page.packageName, version: page.version },
  };
}
