import { loadOnce } from '../../shared/loadOnce';
import { removeLanguageQuery } from '../../shared/paths/languageQuery';
import type { PageContext } from '../providers/page/PageContext';

/** Lets the links to the other languages lead to the place in the page, as query and hash name it. */
function addRest(links: HTMLElement): void {
  const current = links.querySelector<HTMLAnchorElement>('[aria-current]');
  // Where an unknown address is shown, its query and hash are not those of the page that the links lead to.
  const isHere = current?.pathname === location.pathname;
  for (const link of links.querySelectorAll('a')) {
    link.search = isHere ? removeLanguageQuery(location.search) : '';
    link.hash = isHere ? location.hash : '';
  }
}

/** The controller of the settings: it loads what the panel contains when the user comes near or opens it. */
export function controlSettings(settings: HTMLElement, page: PageContext): void {
  const button = settings.querySelector('button')!;
  const panel = settings.querySelector<HTMLElement>('[popover]')!;
  const mounted = new Map<string, Promise<void>>();
  const mount = async () => {
    const { mountThemeSettings } = await import('./mountThemeSettings');
    mountThemeSettings(panel.querySelector<HTMLElement>('.settings-theme')!, page);
  };
  // Out of reach now: requested again when the panel opens again.
  const load = () => void loadOnce(mounted, 'theme', mount).catch(() => {});
  button.addEventListener('pointerenter', load);
  button.addEventListener('focus', load);
  panel.addEventListener('beforetoggle', load);
  if (panel.matches(':popover-open')) {
    load();
  }

  const links = panel.querySelector('nav')!;
  for (const type of ['pointerover', 'focusin', 'click']) {
    links.addEventListener(type, () => addRest(links));
  }
}
