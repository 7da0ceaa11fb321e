import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTargets } from '../../../src/client/api-page/holdTargets';
import { trackListeners } from '../trackListeners';

let leavePage: () => void;
const scroll = vi.fn<(this: Element) => void>();
/** What was brought into view, frame by frame. */
const getScrolledTo = () => scroll.mock.contexts.map((element) => (element as Element).id);

function follow(name: string, options: MouseEventInit = {}): void {
  const link = document.querySelector(`a[title="${name}"]`)!;
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

function runAnimationFrames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) {
    vi.advanceTimersToNextFrame();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  history.replaceState(null, '', '/x/api/data-grid/data-grid/');
  document.body.innerHTML = `
    <a title="short" href="#props"></a>
    <a title="whole" href="/x/api/data-grid/data-grid/#props"></a>
    <a title="encoded" href="#a%20b"></a>
    <a title="other page" href="/x/api/charts/bar-chart/#props"></a>
    <a title="unknown" href="#nothing"></a>
    <a title="undecodable" href="#%zz"></a>
    <h2 id="props"></h2><h2 id="a b"></h2>`;
  Element.prototype.scrollIntoView = scroll;
  scroll.mockReset();
  leavePage = trackListeners();
  holdTargets();
  // After all that listens on the document: jsdom goes nowhere.
  addEventListener('click', (event) => event.preventDefault());
});

afterEach(() => {
  leavePage();
  vi.useRealTimers();
});

it.each(['short', 'whole'])('brings what a %s address names into view again, for some frames', (name) => {
  follow(name);
  expect(getScrolledTo()).toEqual([]);
  runAnimationFrames(3);
  expect(getScrolledTo()).toEqual(['props', 'props', 'props']);
  runAnimationFrames(100);
  expect(scroll).toHaveBeenCalledTimes(20);
});

it('decodes the address', () => {
  follow('encoded');
  runAnimationFrames(1);
  expect(getScrolledTo()).toEqual(['a b']);
});

it.each(['other page', 'unknown', 'undecodable'])('leaves a link alone whose target is %s', (name) => {
  follow(name);
  runAnimationFrames(5);
  expect(scroll).not.toHaveBeenCalled();
});

it('leaves a click alone that opens another window, or that something else answered', () => {
  follow('short', { ctrlKey: true });
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  follow('short');
  runAnimationFrames(5);
  expect(scroll).not.toHaveBeenCalled();
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('lets go at once on %s', (type) => {
  follow('short');
  runAnimationFrames(2);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  runAnimationFrames(10);
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('holds the last of several', () => {
  follow('short');
  runAnimationFrames(1);
  follow('encoded');
  runAnimationFrames(2);
  expect(getScrolledTo()).toEqual(['props', 'a b', 'a b']);
});
