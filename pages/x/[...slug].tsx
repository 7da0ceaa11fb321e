import type { GetStaticPaths } from 'next';
import { DemoProvider } from '../../src/client/demo/DemoContext';
import { createLoadDemo } from '../../src/client/demo/createLoadDemo';
import { DocsPage } from '../../src/client/layout/DocsPage';
import type { DocsPageProps } from '../../src/shared/pageProps';
import { createGetStaticProps } from '../../src/node/page-props/createGetStaticProps';
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

export const getStaticPaths: GetStaticPaths = async () => ({
  paths: (await loadPagePaths()).map((pathname) => ({ params: { slug: pathname.split('/').slice(2) } })),
  fallback: false,
});

export const getStaticProps = createGetStaticProps('en');
