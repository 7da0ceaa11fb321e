import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverPage } from '../../../src/client/platform/coverPage';

let isOpen: boolean;
let menu: HTMLElement;
const hidePopover = vi.fn<() => void>();

const getInert = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<div>
      <header id="header"><button>Menu</button></header>
      <div class="shell">
        <nav style="position: fixed"><button id="close">Close</button><a href="/">Start</a></nav>
        <main id="main"></main>
      </div>
      <p aria-live="polite"></p>
    </div>
    <div class="popup-of-a-demo"></div>`;
  menu = document.querySelector('nav')!;
  isOpen = true;
  // jsdom has no popovers.
  menu.matches = ((selector: string) => selector === ':popover-open' && isOpen) as typeof menu.matches;
  menu.hidePopover = hidePopover.mockReset();
});

afterEach(() => menu.dispatchEvent(new Event('beforetoggle')));

describe('coverPage', () => {
  it('keeps the focus in the popover until it closes', () => {
    coverPage(menu);
    expect(getInert()).toEqual(['header', 'main']);
    expect(document.activeElement!.id).toBe('close');
    menu.dispatchEvent(new Event('beforetoggle'));
    expect(getInert()).toEqual([]);
  });

  it('leaves the focus where it is in the popover', () => {
    menu.querySelector('a')!.focus();
    coverPage(menu);
    expect(document.activeElement!.textContent).toBe('Start');
  });

  it('covers nothing with one that is closed, or a part of the page', () => {
    isOpen = false;
    coverPage(menu);
    isOpen = true;
    menu.style.position = 'sticky';
    coverPage(menu);
    expect(getInert()).toEqual([]);
  });

  it('closes one that becomes a part of the page as the window grows', () => {
    coverPage(menu);
    dispatchEvent(new Event('resize'));
    expect(hidePopover).not.toHaveBeenCalled();
    menu.style.position = 'sticky';
    dispatchEvent(new Event('resize'));
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});
