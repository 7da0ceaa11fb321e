import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadSiteIndex } from '../../src/node/base/store/loadSiteIndex';
import { loadPageLanguage } from '../../src/node/site/page-props/loadPageLanguage';
import { readIframeDemo } from '../../src/node/base/store/siteFiles';
import { IframeDemoPage } from '../../src/client/demo/IframeDemoPage';
import { DEFAULT_LANGUAGE } from '../../src/shared/languages/languages';
import type { IframeDemo } from '../../src/shared/page/page';
import type { PageLanguage } from '../../src/shared/page/pageProps';

/** The documents of demos that a page shows in an iframe. */
export default function IframeDemoRoute({ page }: { page: IframeDemo }) {
  return <IframeDemoPage page={page} />;
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

/** No script of Next.js: see `src/client/start`. */
export const config = { unstable_runtimeJS: false };
