import type { CompiledPage, IframeDemo } from '../../../shared/page/page';
import { getDemoKey } from '../demoSource';
import type { RenderedDemo } from '../renderDemos';

/** The demos that a page shows in an iframe, each as the document that the iframe loads. */
export function getIframeDemos(
  page: Pick<CompiledPage, 'blocks'>,
  rendered: ReadonlyMap<string, RenderedDemo>,
): IframeDemo[] {
  return page.blocks.flatMap((block) => {
    if (block.kind !== 'demo' || !block.demo.iframeHref) {
      return [];
    }
    const { api: _api, ...demo } = block.demo;
    const key = getDemoKey(demo);
    const { snapshot, styles } = rendered.get(key)!;
    return [{ key, title: demo.title ?? demo.name, demo: { ...demo, files: [], snapshot }, styles }];
  });
}
