import { loadOnce } from '../../shared/loadOnce';
import type { PageContext } from '../providers/page/PageContext';

/** The controller of the menu of versions: it loads the choice of the user's own when the user comes near or opens it. */
export function controlVersionMenu(version: HTMLElement, page: PageContext): void {
  const button = version.querySelector('button')!;
  const menu = version.querySelector<HTMLElement>('[popover]')!;
  const mounted = new Map<string, Promise<void>>();
  const mount = async () => {
    const { mountVersionSelect } = await import('../version-lens/mountVersionSelect');
    mountVersionSelect(menu, page);
  };
  // Out of reach now: requested again when the menu opens again.
  const load = () => void loadOnce(mounted, 'select', mount).catch(() => {});
  button.addEventListener('pointerenter', load);
  button.addEventListener('focus', load);
  menu.addEventListener('beforetoggle', load);
  if (menu.matches(':popover-open')) {
    load();
  }
}
