import type { PageContext } from '../providers/page/PageContext';
import { loadPopup } from './loadPopup';

/** The controller of the menu of versions: it loads the choice of the version that the user has. */
export function controlVersionMenu(version: HTMLElement, page: PageContext): void {
  loadPopup(version, page, async (menu) => {
    const { mountVersionSelect } = await import('../version-lens/mountVersionSelect');
    mountVersionSelect(menu, page);
  });
}
