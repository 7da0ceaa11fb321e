import type { GetStaticPaths } from 'next';
import { DocsPage } from '../../../src/client/layout/DocsPage';
import { createGetStaticProps } from '../../../src/node/page-props/createGetStaticProps';
import { loadApiPaths } from '../../../src/node/page-props/loadPagePaths';

/** Every page of the API. */
export default DocsPage;

export const getStaticPaths: GetStaticPaths = async () => ({
  paths: (await loadApiPaths()).map((pathname) => ({ params: { slug: pathname.split('/').slice(3) } })),
  fallback: false,
});

export const getStaticProps = createGetStaticProps('en', '/x/api');
