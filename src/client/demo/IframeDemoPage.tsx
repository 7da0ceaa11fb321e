import Head from 'next/head';
import { JsonData } from '../components/JsonData';
import { getDemoData } from '../../shared/demoData';
import type { IframeDemo } from '../../shared/page';
import { DemoStage } from './DemoStage';

/** What the iframe of a demo loads: the demo alone, with a viewport of its own. */
export function IframeDemoPage({ page: { title, demo } }: { page: IframeDemo }) {
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="initial-scale=1, width=device-width" />
        <meta name="robots" content="noindex" />
      </Head>
      <div className="iframe-demo">
        <DemoStage demo={demo} />
        <JsonData data={getDemoData(demo)} />
      </div>
    </>
  );
}
