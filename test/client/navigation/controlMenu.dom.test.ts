import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlMenu } from '../../../src/client/navigation/controlMenu';
import { trackListeners } from '../trackListeners';

const hidePopover = vi.fn<() => void>();
const PAGE: Parameters<typeof controlMenu>[1] = { t: (key) => key, language: 'en' };

let isOpen = false;
let leavePage: () => void;

/** A menu of 600 px; jsdom does no layout. @param linkTop of the active link, in px from the top of the menu's content */
function createMenu(linkTop?: number): HTMLElement {
  const menu = document.createElement('nav');
  menu.innerHTML = '<form class="menu-filter"></form><a href="/x/a/">A</a><a href="/x/b/">B</a>';
  // It stays in view above the links.
  menu.querySelector('form')!.getBoundingClientRect = () => new DOMRect(0, 64, 240, 50);
  if (linkTop !== undefined) {
    const link = menu.lastElementChild!;
    link.className = 'app-drawer-active';
    link.getBoundingClientRect = () => new DOMRect(0, 64 + linkTop - menu.scrollTop, 240, 30);
  }
  menu.getBoundingClientRect = () => new DOMRect(0, 64, 240, 600);
  menu.matches = ((selector: string) => selector === ':popover-open' && isOpen) as typeof menu.matches;
  menu.hidePopover = hidePopover;
  document.body.replaceChildren(menu);
  return menu;
}

beforeEach(() => {
  leavePage = trackListeners();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('innerHeight', 768);
  sessionStorage.clear();
  hidePopover.mockReset();
  isOpen = false;
});

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

describe('the scroll position of the menu', () => {
  it('lasts from page to page', () => {
    const menu = createMenu();
    controlMenu(menu, PAGE);
    expect(menu.scrollTop).toBe(0);
    menu.scrollTop = 480;
    dispatchEvent(new Event('pagehide'));
    const next = createMenu();
    controlMenu(next, PAGE);
    expect(next.scrollTop).toBe(480);
  });

  it('goes down to the active link, with room below it', () => {
    const menu = createMenu(2000);
    controlMenu(menu, PAGE);
    expect(64 + 2000 + 30 - menu.scrollTop).toBe(768 - 120);
  });

  it('goes up to the active link', () => {
    sessionStorage.setItem('menuScroll', '1000');
    const menu = createMenu(300);
    controlMenu(menu, PAGE);
    expect(menu.scrollTop).toBe(250);
  });

  it('stays where the active link is in view', () => {
    sessionStorage.setItem('menuScroll', '1000');
    const menu = createMenu(1200);
    controlMenu(menu, PAGE);
    expect(menu.scrollTop).toBe(1000);
  });

  it('is lost without storage, and nothing else is', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    const menu = createMenu(2000);
    isOpen = true;
    controlMenu(menu, PAGE);
    expect(menu.scrollTop).toBeGreaterThan(0);
    dispatchEvent(new Event('pagehide'));
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});

describe('the drawer', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('is closed when the user leaves, for the browser may bring the page back: open %s', (open, times) => {
    isOpen = open;
    controlMenu(createMenu(), PAGE);
    expect(hidePopover).not.toHaveBeenCalled();
    dispatchEvent(new Event('pagehide'));
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });
});
