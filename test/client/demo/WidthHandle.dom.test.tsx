import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WidthHandle } from '../../../src/client/demo/WidthHandle';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import { readTranslations } from '../../../src/node/base/texts/readTexts';
import { stubPointerEvents } from './stubPointerEvents';

const ROOM = 700;
const translations = readTranslations('interface');

let stage: HTMLElement;
let observers: (() => void)[];

/** jsdom has no layout: the stage is as wide as its style says, or as its room. */
class LayoutObserver implements ResizeObserver {
  readonly #notify: () => void;
  constructor(callback: ResizeObserverCallback) {
    this.#notify = () => callback([], this);
  }
  observe(): void {
    observers.push(this.#notify);
  }
  unobserve(): void {}
  disconnect(): void {
    observers = observers.filter((notify) => notify !== this.#notify);
  }
}

function show(direction: 'ltr' | 'rtl' = 'ltr'): HTMLElement {
  document.body.innerHTML = `<style>* { direction: ${direction} }</style><section><div></div><div id="tools"></div></section>`;
  stage = document.querySelector<HTMLElement>('section > div')!;
  const container = document.querySelector<HTMLElement>('#tools')!;
  Object.defineProperty(container, 'clientWidth', { value: ROOM });
  for (const element of [stage, stage.parentElement!]) {
    Object.defineProperty(element, 'offsetWidth', {
      get: () => Number.parseInt(element.style.width, 10) || ROOM,
    });
    Object.defineProperty(element, 'offsetHeight', { value: 200 });
  }
  render(
    <LanguageProvider language="en" translations={translations}>
      <WidthHandle stage={stage} />
    </LanguageProvider>,
    { container },
  );
  return screen.getByRole('separator', { name: 'Width of the demo' });
}

function press(handle: HTMLElement, key: string, init: KeyboardEventInit = {}): void {
  fireEvent.keyDown(handle, { key, ...init });
  act(() => observers.forEach((notify) => notify()));
}

beforeEach(() => {
  observers = [];
  vi.stubGlobal('ResizeObserver', LayoutObserver);
  stubPointerEvents();
  HTMLElement.prototype.setPointerCapture = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('WidthHandle', () => {
  it.each([
    ['ArrowLeft', {}, '690px'],
    ['ArrowLeft', { shiftKey: true }, '600px'],
    ['PageDown', {}, '600px'],
    ['Home', {}, '260px'],
    ['ArrowRight', {}, ''],
    ['ArrowLeft', { ctrlKey: true }, ''],
    ['a', {}, ''],
  ])('%s with %o makes it %s', (key, init, width) => {
    press(show(), key, init);
    expect(stage.style.width).toBe(width);
  });

  it('grows back to the whole width, and never beyond', () => {
    const handle = show();
    press(handle, 'Home');
    press(handle, 'PageUp');
    expect(stage.style.width).toBe('360px');
    expect(handle.getAttribute('aria-valuetext')).toBe('360 px');
    press(handle, 'End');
    expect(stage.style.width).toBe('');
    press(handle, 'PageUp');
    expect(stage.style.width).toBe('');
  });

  it('is never narrower than 260 px', () => {
    const handle = show();
    press(handle, 'Home');
    press(handle, 'ArrowLeft');
    expect(stage.style.width).toBe('260px');
  });

  it('swaps the arrow keys from right to left', () => {
    const handle = show('rtl');
    press(handle, 'ArrowRight');
    expect(stage.style.width).toBe('690px');
    press(handle, 'ArrowLeft');
    expect(stage.style.width).toBe('');
  });

  it.each([
    ['ltr', -100],
    ['rtl', 100],
  ] as const)('follows the pointer in a page that is %s', (direction, moved) => {
    const handle = show(direction);
    fireEvent.pointerDown(handle, { clientX: 500, button: 0 });
    fireEvent.pointerMove(handle, { clientX: 500 + moved });
    expect(stage.style.width).toBe('600px');
    expect(handle.hasAttribute('data-dragged')).toBe(true);
    fireEvent.pointerMove(handle, { clientX: 500 + moved / 20 });
    expect(stage.style.width).toBe('');
    fireEvent.lostPointerCapture(handle);
    expect(handle.hasAttribute('data-dragged')).toBe(false);
    fireEvent.pointerMove(handle, { clientX: 500 + moved });
    expect(stage.style.width).toBe('');
  });

  it('ignores other buttons of the mouse', () => {
    const handle = show();
    fireEvent.pointerDown(handle, { clientX: 500, button: 2 });
    fireEvent.pointerMove(handle, { clientX: 300 });
    expect(stage.style.width).toBe('');
  });
});
