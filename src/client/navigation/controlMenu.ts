import { BREAKPOINTS } from '../theme/breakpoints';
import { coverWhenOpen } from '../platform/coverWhenOpen';
import type { PageContext } from '../providers/page/PageContext';
import { listenForSwipes } from './listenForSwipes';

/** What the filter says, and where it leads. */
type FilterPage = Pick<PageContext, 't' | 'language'>;

/** From this width up, the menu is beside the page. */
const PANEL_QUERY = `(min-width: ${BREAKPOINTS.lg}px)`;
const SCROLL_KEY = 'menuScroll';
/** Distance of the active link from the lower edge of the view, in px. */
const LOWER_ROOM = 120;

function restoreScroll(menu: HTMLElement): void {
  try {
    menu.scrollTop = Number(sessionStorage.getItem(SCROLL_KEY) ?? 0);
  } catch {
    // Without storage the menu starts at its top.
  }
}

function storeScroll(menu: HTMLElement): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, String(menu.scrollTop));
  } catch {
    // Storage is not available: nothing is restored.
  }
}

function revealActiveLink(menu: HTMLElement): void {
  const link = menu.querySelector('.app-drawer-active');
  if (!link) {
    return;
  }
  const { top, bottom } = link.getBoundingClientRect();
  // What stays in view above the links.
  const edge = menu.querySelector('.menu-filter')!.getBoundingClientRect().bottom;
  if (top < edge) {
    menu.scrollTop -= edge - top;
  } else if (bottom + LOWER_ROOM > innerHeight) {
    menu.scrollTop += bottom + LOWER_ROOM - innerHeight;
  }
}

const isDrawerOpen = (menu: HTMLElement) => menu.matches(':popover-open');

/** Closes the drawer when one of its links is followed: the page may come back from the browser's cache. */
function closeOnMove(menu: HTMLElement): void {
  addEventListener('pagehide', () => {
    storeScroll(menu);
    if (isDrawerOpen(menu)) {
      menu.hidePopover();
    }
  });
}

/** Loads the filter when its field is about to be used, and whatever was typed meanwhile is filtered then. */
function loadFilter(menu: HTMLElement, page: FilterPage): void {
  const input = menu.querySelector('.menu-filter input');
  input?.addEventListener('focus', async () => (await import('./filterMenu')).filterMenu(menu, page), {
    once: true,
  });
}

/** The controller of the menu: its scroll position lasts from page to page, and a finger opens the drawer. */
export function controlMenu(menu: HTMLElement, page: FilterPage): void {
  const place = () => {
    restoreScroll(menu);
    revealActiveLink(menu);
  };
  place();
  // A drawer that is closed cannot be scrolled.
  menu.addEventListener('toggle', () => isDrawerOpen(menu) && place());
  closeOnMove(menu);
  coverWhenOpen(menu);
  loadFilter(menu, page);
  const wide = matchMedia(PANEL_QUERY);
  listenForSwipes(menu, () => !wide.matches);
}
