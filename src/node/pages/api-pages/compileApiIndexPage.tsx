import { renderToStaticMarkup } from 'react-dom/server';
import { products } from '../../../../data/products';
import { LanguageProvider } from '../../../client/providers/language/LanguageProvider';
import type { ApiKind, ApiPage } from '../../api/types/apiPage';
import { getLocalizedText, type Language } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import type { ProductFolder } from '../../../shared/products/products';
import { createTranslate } from '../../base/texts/createTranslate';
import type { ApiSite } from './compileApiPage';
import { ApiIndexView } from './views/ApiIndexView';
import { createSymbolPage } from './createApiPage';
import { getBuildTranslations } from '../../base/texts/buildTranslations';

/** The kinds of symbols, in the order of the page. */
const KINDS: readonly ApiKind[] = ['component', 'hook', 'interface'];

/** Draws the list of all API pages of a product. */
export function compileApiIndexPage(
  folder: ProductFolder,
  symbols: (ApiPage & { pathname: string })[],
  language: Language,
  { renderDoc, summaries }: Pick<ApiSite, 'renderDoc' | 'summaries'>,
): CompiledPage {
  const product = products.find((item) => item.folder === folder)!;
  const t = createTranslate(language);
  const name = t(`products.${product.id}`);
  const groups = KINDS.map((kind) => ({
    kind,
    symbols: symbols
      .filter((symbol) => symbol.kind === kind)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((symbol) => ({
        ...symbol,
        summary: getLocalizedText(summaries[folder]![symbol.exportName]!, language),
      })),
  })).filter((group) => group.symbols.length > 0);
  const html = renderToStaticMarkup(
    <LanguageProvider language={language} translations={getBuildTranslations()}>
      <ApiIndexView groups={groups} renderDoc={(markdown) => renderDoc(markdown, language)} />
    </LanguageProvider>,
  );
  const head = {
    pathname: product.apiPathname,
    language,
    title: t('api.indexTitle', { name }),
    description: t('api.indexDescription', { name }),
    packageName: product.packageName,
    ads: true,
  };
  return createSymbolPage(head, html);
}
