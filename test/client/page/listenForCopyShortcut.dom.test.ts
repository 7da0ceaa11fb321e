import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenForCopyShortcut } from '../../../src/client/page/listenForCopyShortcut';
import { trackListeners } from '../trackListeners';

let leavePage: () => void;
let clicks: (string | null)[];

function get<Found extends HTMLElement>(selector: string): Found {
  return document.querySelector<Found>(selector)!;
}

function enter(selector: string) {
  get(selector).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

function leave(selector: string) {
  get(selector).dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

function press(init: KeyboardEventInit, target: Element = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'c', ...init }));
}

beforeEach(() => {
  clicks = [];
  document.body.innerHTML = `
    <figure class="MuiCode-root" id="block"><pre>npm install</pre>
      <button class="MuiCode-copy" data-ga-event-action="copy-click">copy</button></figure>
    <figure class="MuiCode-root" id="bare"><pre>no button</pre></figure>`;
  const button = get('.MuiCode-copy');
  button.addEventListener('click', () => clicks.push(button.getAttribute('data-ga-event-action')));
  leavePage = trackListeners();
  listenForCopyShortcut();
});

afterEach(() => {
  leavePage();
  getSelection()?.removeAllRanges();
});

describe('listenForCopyShortcut', () => {
  it.each([
    ['Ctrl+C', { ctrlKey: true }, 1],
    ['Meta+C', { metaKey: true }, 1],
    ['Ctrl+C with caps lock', { ctrlKey: true, key: 'C' }, 1],
    ['Ctrl+C on a Cyrillic layout', { ctrlKey: true, key: 'с', code: 'KeyC' }, 1],
    ['Ctrl+Shift+C', { ctrlKey: true, shiftKey: true }, 0],
    ['Ctrl+Alt+C', { ctrlKey: true, altKey: true }, 0],
    ['C alone', {}, 0],
    ['Ctrl+V', { ctrlKey: true, key: 'v' }, 0],
  ])('over a block, without a selection: %s', (_name, init, count) => {
    enter('#block pre');
    press(init);
    expect(clicks).toHaveLength(count);
  });

  it('copies nothing when no block is active', () => {
    press({ ctrlKey: true });
    expect(clicks).toEqual([]);
  });

  it('copies nothing while text of the page is selected', () => {
    enter('#block pre');
    getSelection()?.selectAllChildren(get('#bare'));
    press({ ctrlKey: true });
    expect(clicks).toEqual([]);
  });

  it.each([
    ['a field', '<input>'],
    ['an editor', '<p contenteditable></p>'],
    ['a demo', '<div class="demo-stage"><div role="grid" tabindex="0"></div></div>'],
    ['a popup of a demo', '<div class="MuiPopper-root"><button></button></div>'],
  ])('copies nothing while the focus is in %s', (_place, html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    enter('#block pre');
    press(
      { ctrlKey: true },
      document.body.lastElementChild!.firstElementChild ?? document.body.lastElementChild!,
    );
    expect(clicks).toEqual([]);
  });

  it('copies from a tab of the code, and leaves a key alone that something else has answered', () => {
    get('#block').insertAdjacentHTML('beforeend', '<input type="radio">');
    enter('#block pre');
    press({ ctrlKey: true }, get('[type="radio"]'));
    expect(clicks).toHaveLength(1);
    get('#block').addEventListener('keydown', (event) => event.preventDefault());
    press({ ctrlKey: true, cancelable: true }, get('[type="radio"]'));
    expect(clicks).toHaveLength(1);
  });

  it('follows the focus as well as the pointer', () => {
    get('.MuiCode-copy').focus();
    press({ ctrlKey: true });
    expect(clicks).toHaveLength(1);
    get('.MuiCode-copy').blur();
    press({ ctrlKey: true });
    expect(clicks).toHaveLength(1);
  });

  it('ends when the pointer leaves the block, whose button loses the focus', () => {
    get('.MuiCode-copy').focus();
    enter('#block pre');
    leave('#block pre');
    expect(document.activeElement).toBe(document.body);
    press({ ctrlKey: true });
    expect(clicks).toEqual([]);
  });

  it('tells analytics that a key copied, and puts the action back', () => {
    enter('#block pre');
    press({ ctrlKey: true });
    expect(clicks).toEqual(['copy-keyboard']);
    expect(get('.MuiCode-copy').getAttribute('data-ga-event-action')).toBe('copy-click');
  });

  it('ignores a block without a button', () => {
    enter('#bare pre');
    expect(() => press({ ctrlKey: true })).not.toThrow();
  });

  it('leaves the default action of the key to the browser', () => {
    enter('#block pre');
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'c', ctrlKey: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});
