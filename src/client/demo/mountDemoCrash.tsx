import type { DemoData } from './demoData';
import { mountIsland } from '../providers/mountIsland';
import type { PageContext } from '../providers/page/PageContext';
import { DemoCrash } from './DemoCrash';

interface MountDemoCrashOptions {
  place: HTMLElement;
  demo: DemoData;
  error: Error;
  page: PageContext;
  onRetry: () => void;
}

/** Renders what made a demo crash; ends when the user asks for a second chance. */
export function mountDemoCrash({ place, demo, error, page, onRetry }: MountDemoCrashOptions): void {
  const island = mountIsland(place, page);
  const retry = () => {
    island.unmount();
    onRetry();
  };
  island.render(<DemoCrash demo={demo} error={error} onRetry={retry} />);
}
