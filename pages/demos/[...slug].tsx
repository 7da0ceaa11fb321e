import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadSiteIndex } from '../../src/node/store/loadSiteIndex';
import { loadPageLanguage } from '../../src/node/page-props/loadPageLanguage';
import { readIframeDemo } from '../../src/node/store/siteFiles';
import { DemoProvider } from '../../src/client/demo/DemoContext';
import { createLoadDemo } from '../../src/client/demo/createLoadDemo';
import { IframeDemoPage } from '../../src/client/demo/IframeDemoPage';
import { DEFAULT_LANGUAGE } from '../../src/shared/languages';
import type { IframeDemo } from '../../src/shared/page';
import type { PageLanguage } from '../../src/shared/pageProps';

const loadDemo = createLoadDemo(() => import('../../.cache/generated/demoModules'));

/** The documents of demos that a page shows in an iframe. */
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

type IframeDemoProps = PageLanguage & { page: IframeDemo };

export const getStaticProps: GetStaticProps<IframeDemoProps, { slug: string[] }> = async ({ params }) => ({
  props: {
    ...loadPageLanguage(DEFAULT_LANGUAGE),
    page: await readIframeDemo(process.cwd(), params!.slug.join('/')),
  },
});
