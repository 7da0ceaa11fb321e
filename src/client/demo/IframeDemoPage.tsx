import Head from 'next/head';
import type { IframeDemo } from '../../shared/page';
import { LiveDemo } from './LiveDemo';

/** What the iframe of a demo loads: the demo alone, with a viewport of its own. */
export function IframeDemoPage({ page }: { page: IframeDemo }) {
  return (
    <>
      <Head>
        <title>{page.title}</title>
        <meta name="viewport" content="initial-scale=1, width=device-width" />
        <meta name="robots" content="noindex" />
      </Head>
      <div className="iframe-demo">
        <LiveDemo demo={page.demo} />
      </div>
    </>
  );
}
