import { JsonData } from '../components/JsonData';
import { getDemoData } from './demoData';
import type { IframeDemo } from '../../shared/page/page';
import { DemoPageHead } from './DemoPageHead';
import { DemoStage } from './DemoStage';

/** What the iframe of a demo loads: the demo alone, with a viewport of its own. */
export function IframeDemoPage({ page: { title, demo } }: { page: IframeDemo }) {
  return (
    <>
      <DemoPageHead title={title} />
      <div className="iframe-demo">
        <DemoStage demo={demo} />
        <JsonData data={getDemoData(demo)} />
      </div>
    </>
  );
}
