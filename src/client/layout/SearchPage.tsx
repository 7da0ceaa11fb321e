import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps, PageLanguage } from '../../shared/page/pageProps';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';
import { OpenSearchLink } from './OpenSearchLink';

export interface SearchPageProps extends PageLanguage {
  layout: LayoutProps;
  /** The notice without JavaScript. */
  needsScript: string;
}

/** The search as a page: what a link and a browser's search field lead to. */
export function SearchPage({ layout, needsScript }: SearchPageProps) {
  const { language, t } = useLanguage();
  return (
    <>
      <HiddenPageHead
        title={layout.browserTitle}
        productId={layout.productId}
        productCategoryId={layout.productCategoryId}
      />
      <OpenSearchLink language={language} />
      <DocsLayout layout={layout} toc={[]}>
        <h1>{t('search')}</h1>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
        <div className="search-page" />
      </DocsLayout>
    </>
  );
}
