import { DocsPage } from '../../src/client/layout/DocsPage';
import type { DocsPageProps } from '../../src/shared/page/pageProps';
import { createGetStaticPaths } from '../../src/node/site/page-props/createGetStaticPaths';
import { createGetStaticProps } from '../../src/node/site/page-props/createGetStaticProps';
import { loadDocsPageProps } from '../../src/node/site/page-props/loadDocsPageProps';
import { loadPagePaths } from '../../src/node/site/page-props/loadPagePaths';

/** Every guide page. */
export default function GuidePage(props: DocsPageProps) {
  return <DocsPage {...props} />;
}

export const getStaticPaths = createGetStaticPaths('/x', loadPagePaths);

export const getStaticProps = createGetStaticProps((language, slug) =>
  loadDocsPageProps(['/x', ...slug].join('/'), language),
);

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
