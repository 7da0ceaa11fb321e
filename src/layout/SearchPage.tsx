import Head from 'next/head';
import { useEffect, useState, type ComponentType } from 'react';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import type { SearchSetup } from '../providers/docs/searchSetup';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Language } from '../shared/languages';
import type { FrameProps } from '../shared/pageProps';
import { DocsLayout } from './DocsLayout';
import { OpenSearchLink } from './OpenSearchLink';

export interface SearchPageProps {
  userLanguage: Language;
  frame: FrameProps;
  /** What a reader without JavaScript is told. */
  needsScript: string;
}

interface Loaded {
  Search: ComponentType<{ setup: SearchSetup; frame: FrameProps }>;
  setup: SearchSetup;
}

/** The search as a page: what a link and a browser's search field lead to. */
export function SearchPage({ frame, needsScript }: SearchPageProps) {
  const { language, t } = useLanguage();
  const { loadSearchSetups } = useDocsConfig();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    void Promise.all([import('../search/InlineSearch'), loadSearchSetups()]).then(
      ([{ InlineSearch }, setups]) => setLoaded({ Search: InlineSearch, setup: setups[language] }),
    );
  }, [language, loadSearchSetups]);
  return (
    <>
      <Head>
        <title>{frame.browserTitle}</title>
        <meta name="viewport" content="initial-scale=1, width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        <meta name="mui:productId" content={frame.productId} />
        <meta name="mui:productCategoryId" content={frame.productCategoryId} />
      </Head>
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
