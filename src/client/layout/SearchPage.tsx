import { useEffect, useState, type ComponentType } from 'react';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps, PageLanguage } from '../../shared/pageProps';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';
import { OpenSearchLink } from './OpenSearchLink';

export interface SearchPageProps extends PageLanguage {
  layout: LayoutProps;
  /** The notice without JavaScript. */
  needsScript: string;
}

interface Loaded {
  Search: ComponentType<{ setup: SearchSetup; layout: LayoutProps }>;
  setup: SearchSetup;
}

/** The search as a page: what a link and a browser's search field lead to. */
export function SearchPage({ layout, needsScript }: SearchPageProps) {
  const { language, t } = useLanguage();
  const { loadSearchSetup } = useDocsConfig();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    void Promise.all([import('../search/InlineSearch'), loadSearchSetup(language)]).then(
      ([{ InlineSearch }, setup]) => setLoaded({ Search: InlineSearch, setup }),
    );
  }, [language, loadSearchSetup]);
  return (
    <>
      <HiddenPageHead
        title={layout.browserTitle}
        productId={layout.productId}
        productCategoryId={layout.productCategoryId}
      />
      <OpenSearchLink language={language} />
      <DocsLayout layout={layout} pathname="" toc={[]}>
        <h1>{t('search')}</h1>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
        <div className="search-page">{loaded && <loaded.Search setup={loaded.setup} layout={layout} />}</div>
      </DocsLayout>
    </>
  );
}
