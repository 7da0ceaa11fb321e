import { DemoProvider } from '../../src/client/demo/DemoContext';
import { createLoadDemo } from '../../src/client/demo/createLoadDemo';
import { DocsPage } from '../../src/client/layout/DocsPage';
import type { DocsPageProps } from '../../src/shared/pageProps';
import { createGetStaticPaths } from '../../src/node/page-props/createGetStaticPaths';
import { createGetStaticProps } from '../../src/node/page-props/createGetStaticProps';
import { loadDocsPageProps } from '../../src/node/page-props/loadDocsPageProps';
import { loadPagePaths } from '../../src/node/page-props/loadPagePaths';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

/** Every guide page. */
export default function GuidePage(props: DocsPageProps) {
  return (
    <DemoProvider value={loadDemo}>
      <DocsPage {...props} />
    </DemoProvider>
  );
}

export const getStaticPaths = createGetStaticPaths('/x', loadPagePaths);

export const getStaticProps = createGetStaticProps((language, slug) =>
  loadDocsPageProps(['/x', ...slug].join('/'), language),
);
