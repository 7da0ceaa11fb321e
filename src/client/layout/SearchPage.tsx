import { useEffect, useState, type ComponentType } from 'react';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { LayoutProps, PageLanguage } from '../../shared/pageProps';
import { DocsLayout } from './DocsLayout';
import { HiddenPageHead } from './HiddenPageHead';
import { OpenSearchLink } from './OpenSearchLink';

export interface SearchPageProps extends PageLanguage {
  frame: LayoutProps;
  /** The notice without JavaScript. */
  needsScript: string;
}

interface Loaded {
  Search: ComponentType<{ setup: SearchSetup; frame: LayoutProps }>;
  setup: SearchSetup;
}

/** The search as a page: what a link and a browser's search field lead to. */
export function SearchPage({ frame, needsScript }: SearchPageProps) {
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
        title={frame.browserTitle}
        productId={frame.productId}
        productCategoryId={frame.productCategoryId}
      />
      <OpenSearchLink language={language} />
      <DocsLayout frame={frame} pathname="" toc={[]}>
        <h1>{t('search')}</h1>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
        <div className="search-page">{loaded && <loaded.Search setup={loaded.setup} frame={frame} />}</div>
      </DocsLayout>
    </>
  );
}
