import Head from 'next/head';
import { DEFAULT_LANGUAGE, type Language } from '../shared/languages';

/** Offers the site's search to the browser. */
export function OpenSearchLink({ language }: { language: Language }) {
  const file = language === DEFAULT_LANGUAGE ? 'opensearch' : `opensearch.${language}`;
  return (
    <Head>
      <link rel="search" type="application/opensearchdescription+xml" href={`/${file}.xml`} title="MUI X" />
    </Head>
  );
}
