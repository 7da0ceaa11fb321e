import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForMoves } from '../../../src/client/navigation/listenForMoves';
import { trackListeners } from '../trackListeners';

let leavePage: () => void;
let followed: string[];

/** The links of a page in the middle of the reading order, whose second section is read. */
const PAGE = `
  <article><input type="search"><p tabindex="-1"></p><div class="demo-stage"><button></button></div></article>
  <nav class="neighbours"><a rel="prev" href="#previous"></a><a rel="next" href="#next"></a></nav>
  <nav class="toc"><ul>
    <li><a href="#one"></a></li>
    <li><a href="#two" aria-current="location"></a></li>
    <li hidden><a href="#left-out"></a></li>
    <li><a href="#three"></a></li>
  </ul></nav>`;

beforeEach(() => {
  leavePage = trackListeners();
  followed = [];
  document.body.innerHTML = PAGE;
  document.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as HTMLAnchorElement).hash);
  });
  listenForMoves();
});

afterEach(() => {
  leavePage();
  document.body.replaceChildren();
});

/** Presses a key with Alt. @returns whether the page has used it */
function press(key: string, target: Element = document.body, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    altKey: true,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  return !target.dispatchEvent(event);
}

describe('keys that lead to another place', () => {
  it.each([
    ['PageUp', '#previous'],
    ['PageDown', '#next'],
    ['ArrowUp', '#one'],
    ['ArrowDown', '#three'],
  ])('Alt+%s follows the link to %s', (key, hash) => {
    expect(press(key)).toBe(true);
    expect(followed).toEqual([hash]);
  });

  it.each(['input', '.demo-stage button'])('leave %s alone', (selector) => {
    expect(press('PageDown', document.querySelector(selector)!)).toBe(false);
    expect(followed).toEqual([]);
  });

  it.each([{ altKey: false }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'do nothing with other modifiers: %o',
    (modifiers) => {
      expect(press('ArrowDown', document.querySelector('p')!, modifiers)).toBe(false);
      expect(followed).toEqual([]);
    },
  );

  it('do nothing where there is no such place', () => {
    document.querySelector('[rel="next"]')!.remove();
    document.querySelector('[aria-current]')!.parentElement!.remove();
    expect([press('PageDown'), press('ArrowUp')]).toEqual([false, false]);
    expect(press('ArrowDown')).toBe(true);
    expect(followed).toEqual(['#one']);
  });
});
