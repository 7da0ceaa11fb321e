import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadSiteIndex } from '../../src/build/site/loadSiteIndex';
import { readFramedDemo } from '../../src/build/site/siteFiles';
import { DemoProvider } from '../../src/demo/DemoContext';
import { createLoadDemo } from '../../src/demo/createLoadDemo';
import { FramedDemoPage } from '../../src/demo/FramedDemoPage';
import type { FramedDemo } from '../../src/shared/page';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

/** The documents of demos that a page shows in a frame. */
export default function FramedDemoRoute({ page }: { page: FramedDemo }) {
  return (
    <DemoProvider value={loadDemo}>
      <FramedDemoPage page={page} />
    </DemoProvider>
  );
}

export const getStaticPaths: GetStaticPaths = async () => ({
  paths: (await loadSiteIndex()).framedDemos.map((key) => ({ params: { slug: key.split('/') } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<{ page: FramedDemo }, { slug: string[] }> = async ({
  params,
}) => ({
  props: { page: await readFramedDemo(process.cwd(), params!.slug.join('/')) },
});
