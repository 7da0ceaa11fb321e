import type { GetStaticPaths } from 'next';
import { DemoProvider } from '../../src/demo/DemoContext';
import { createLoadDemo } from '../../src/demo/createLoadDemo';
import { DocsPage } from '../../src/layout/DocsPage';
import type { DocsPageProps } from '../../src/shared/pageProps';
import { createGetStaticProps } from '../../src/build/site/createGetStaticProps';
import { loadPagePaths } from '../../src/build/site/loadPagePaths';

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
