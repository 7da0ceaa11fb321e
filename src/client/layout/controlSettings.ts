import { removeLanguageQuery } from '../providers/language/languageQuery';
import type { PageContext } from '../providers/page/PageContext';
import { loadPopup } from './loadPopup';

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

/** The controller of the settings: it loads what the panel contains, and keeps the links to other languages in step. */
export function controlSettings(settings: HTMLElement, page: PageContext): void {
  loadPopup(settings, page, async (panel) => {
    const { mountSettings } = await import('./mountSettings');
    mountSettings(panel.querySelector<HTMLElement>('.settings-theme')!, page);
  });

  const links = settings.querySelector('nav')!;
  for (const type of ['pointerover', 'focusin', 'click']) {
    links.addEventListener(type, () => addRest(links));
  }
}
