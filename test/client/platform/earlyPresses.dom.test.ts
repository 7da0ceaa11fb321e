import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyPressScript, repeatEarlyPresses } from '../../../src/client/platform/earlyPresses';
import { trackListeners } from '../trackListeners';

const onClick = vi.fn<(event: Event) => void>();
let leavePage: () => void;

/** Runs the script as the document does, before anything else is there. */
function loadPage(html: string): void {
  // oxlint-disable-next-line no-new-func
  new Function('self', earlyPressScript)(globalThis);
  document.body.innerHTML = html;
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

/** The controllers of the page have started: they answer from now on. */
function start(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', onClick);
  }
  repeatEarlyPresses();
}

const getPressed = () => onClick.mock.calls.map(([{ currentTarget }]) => currentTarget);

beforeEach(() => {
  leavePage = trackListeners();
  onClick.mockReset();
  // An event has a target only while it is dispatched.
  onClick.mockImplementation((event) => {
    Object.defineProperty(event, 'currentTarget', { value: event.currentTarget });
  });
});

afterEach(() => {
  repeatEarlyPresses();
  leavePage();
});

describe('a press before the page is started', () => {
  it('is repeated once it is, in the order of the presses', () => {
    loadPage('<button id="a"><span>Copy</span></button><button id="b"></button>');
    press('#b');
    press('#a > span');
    start();
    expect(getPressed().map((button) => (button as Element).id)).toEqual(['b', 'a']);
  });

  it('is not repeated twice', () => {
    loadPage('<button id="a"></button>');
    press('#a');
    start();
    repeatEarlyPresses();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['opens a popover by itself', '<button id="a" popovertarget="menu"></button>'],
    [
      'belongs to a demo, which repeats its own',
      '<div class="demo-stage"><p><button id="a"></button></p></div>',
    ],
    ['is none of a button', '<p id="a"></p><button></button>'],
  ])('is left alone when it %s', (_, html) => {
    loadPage(html);
    press('#a');
    start();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a press after the start', () => {
  it('is not noted', () => {
    loadPage('<button id="a"></button>');
    start();
    press('#a');
    repeatEarlyPresses();
    expect(onClick).toHaveBeenCalledOnce();
  });
});

it('nothing is repeated on a page without the script', () => {
  expect(() => repeatEarlyPresses()).not.toThrow();
});
