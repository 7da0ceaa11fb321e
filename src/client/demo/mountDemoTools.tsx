import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { DemoTools, type DemoToolsProps } from './DemoTools';

interface MountDemoToolsOptions extends DemoToolsProps {
  place: HTMLElement;
  page: PageContext;
}

/** Renders the tools of a demo. @returns takes them away */
export function mountDemoTools({ place, page, ...props }: MountDemoToolsOptions): () => void {
  const island = mountIsland(place, page);
  island.render(<DemoTools {...props} />);
  return island.unmount;
}
