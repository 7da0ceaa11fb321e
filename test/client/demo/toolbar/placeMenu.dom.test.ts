import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeMenu } from '../../../../src/client/demo/toolbar/placeMenu';

let button: HTMLElement;
let menu: HTMLElement;

/** Puts the button into a window of 1000 by 800 px. */
function place(top: number, left: number, height: number): Partial<CSSStyleDeclaration> {
  const box = { top, bottom: top + 34, left, right: left + 34 };
  button.getBoundingClientRect = () => box as DOMRect;
  vi.spyOn(menu, 'offsetHeight', 'get').mockReturnValue(height);
  placeMenu(menu, button);
  const { style } = menu;
  const { maxHeight } = style;
  return { top: style.top, bottom: style.bottom, left: style.left, right: style.right, maxHeight };
}

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  button = document.createElement('button');
  menu = document.createElement('div');
  document.body.append(button, menu);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('placeMenu', () => {
  it('places it below its button, at its end', () => {
    expect(place(100, 900, 200)).toEqual({
      top: '138px',
      bottom: 'auto',
      left: 'auto',
      right: '66px',
      maxHeight: '658px',
    });
  });

  it('places it above a button that has no room below', () => {
    expect(place(700, 900, 200)).toMatchObject({ top: 'auto', bottom: '104px', maxHeight: '692px' });
  });

  it('lets it scroll where it has no room on either side, on the side that has more', () => {
    expect(place(150, 900, 700)).toMatchObject({ top: '188px', bottom: 'auto', maxHeight: '608px' });
    expect(place(500, 900, 700)).toMatchObject({ top: 'auto', bottom: '304px', maxHeight: '492px' });
    // Once more, where it has room.
    expect(place(10, 900, 700)).toMatchObject({ top: '48px', maxHeight: '748px' });
  });

  it('places it at the other end from right to left, and never beyond the edge', () => {
    button.style.direction = 'rtl';
    expect(place(100, 50, 200)).toMatchObject({ left: '50px', right: 'auto' });
    expect(place(100, -20, 200)).toMatchObject({ left: '4px' });
  });
});
