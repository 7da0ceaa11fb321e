import Head from 'next/head';
import type { Language } from '../../shared/languages/languages';
import { getOpenSearchHref } from '../../shared/search/openSearch';

/** Offers the site's search to the browser. */
export function OpenSearchLink({ language }: { language: Language }) {
  return (
    <Head>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href={getOpenSearchHref(language)}
        title="MUI X"
      />
    </Head>
  );
}
