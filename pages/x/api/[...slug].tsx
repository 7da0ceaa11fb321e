import { DocsPage } from '../../../src/client/layout/DocsPage';
import { createGetStaticPaths } from '../../../src/node/site/page-props/createGetStaticPaths';
import { createGetStaticProps } from '../../../src/node/site/page-props/createGetStaticProps';
import { loadDocsPageProps } from '../../../src/node/site/page-props/loadDocsPageProps';
import { loadApiPaths } from '../../../src/node/site/page-props/loadPagePaths';

/** Every page of the API. */
export default DocsPage;

export const getStaticPaths = createGetStaticPaths('/x/api', loadApiPaths);

export const getStaticProps = createGetStaticProps((language, slug) =>
  loadDocsPageProps(['/x/api', ...slug].join('/'), language),
);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
