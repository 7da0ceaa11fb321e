import { useEffect, useLayoutEffect, useRef } from 'react';
import { RawHtml } from '../components/RawHtml';
import { useLanguage } from '../providers/language/LanguageProvider';
import { BREAKPOINTS } from '../../shared/breakpoints';
import type { MenuMarkup } from '../../shared/pageProps';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { removeDocsTab } from '../../shared/paths/removeDocsTab';
import { listenForSwipes } from './listenForSwipes';
import { moveActiveMark } from './moveActiveMark';

/** The drawer's id: the header's button opens it by this name, also without JavaScript. */
export const MENU_ID = 'main-menu';

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
  const box = menu.getBoundingClientRect();
  if (top < box.top) {
    menu.scrollTop -= box.top - top;
  } else if (bottom + LOWER_ROOM > innerHeight) {
    menu.scrollTop += bottom + LOWER_ROOM - innerHeight;
  }
}

interface MenuProps {
  menu: MenuMarkup;
  /** Of the page shown; its link is marked. */
  pathname: string;
}

/** The documentation menu: a panel beside the page on wide screens, a drawer on others. */
export function Menu({ menu, pathname }: MenuProps) {
  const { language, t } = useLanguage();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    restoreScroll(ref.current!);
    revealActiveLink(ref.current!);
  }, [menu.key]);
  useEffect(() => {
    const element = ref.current!;
    const onPageHide = () => storeScroll(element);
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
  useEffect(() => {
    const wide = matchMedia(PANEL_QUERY);
    return listenForSwipes(ref.current!, () => !wide.matches);
  }, []);
  useEffect(() => {
    moveActiveMark(ref.current!, pathnameToHref(removeDocsTab(pathname), language));
    if (ref.current!.matches(':popover-open')) {
      ref.current!.hidePopover();
    }
  }, [menu.key, language, pathname]);
  return (
    <nav ref={ref} id={MENU_ID} className="menu" popover="auto" aria-label={t('mainNavigation')}>
      <RawHtml key={menu.key} html={menu.html} />
    </nav>
  );
}
