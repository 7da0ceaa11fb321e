import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadSiteIndex } from '../../src/node/store/loadSiteIndex';
import { readIframeDemo } from '../../src/node/store/siteFiles';
import { DemoProvider } from '../../src/client/demo/DemoContext';
import { createLoadDemo } from '../../src/client/demo/createLoadDemo';
import { IframeDemoPage } from '../../src/client/demo/IframeDemoPage';
import type { IframeDemo } from '../../src/shared/page';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

/** The documents of demos that a page shows in a frame. */
export default function IframeDemoRoute({ page }: { page: IframeDemo }) {
  return (
    <DemoProvider value={loadDemo}>
      <IframeDemoPage page={page} />
    </DemoProvider>
  );
}

export const getStaticPaths: GetStaticPaths = async () => ({
  paths: (await loadSiteIndex()).iframeDemos.map((key) => ({ params: { slug: key.split('/') } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<{ page: IframeDemo }, { slug: string[] }> = async ({
  params,
}) => ({
  props: { page: await readIframeDemo(process.cwd(), params!.slug.join('/')) },
});
