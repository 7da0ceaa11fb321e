import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForRest } from '../../../src/client/page/listenForRest';
import type { PageRows } from '../../../src/shared/demo/completion';
import { trackListeners } from '../trackListeners';

const ROWS: PageRows = {
  layout: {
    type: "'horizontal' | 'vertical'",
    default: "'vertical'",
    plan: 'pro',
    since: '8.9',
    summary: 'The direction.',
  },
  id: { type: 'string', isRequired: true, isDeprecated: true },
};

const request = vi.fn<typeof fetch>();
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

let leavePage: () => void;
/** What the pointer or the focus is on. */
let rested: Element | undefined;

const matches = Element.prototype.matches;

const getLink = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href$="-prop-${name}"]`)!;
const getCard = () => document.querySelector('.prop-card');

function point(element: Element, pointerType = 'mouse'): void {
  rested = element;
  element.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

async function rest(element: Element, pointerType?: string): Promise<void> {
  point(element, pointerType);
  await wait(300);
  // The code of the card is loaded now; a test waits longer for it than a browser.
  await vi.dynamicImportSettled();
  await wait(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  leavePage = trackListeners();
  rested = undefined;
  Element.prototype.matches = function matchesRest(this: Element, selector: string) {
    return selector.startsWith(':') ? this === rested : matches.call(this, selector);
  } as typeof matches;
  request.mockReset();
  request.mockImplementation(async () => Response.json(ROWS));
  vi.stubGlobal('fetch', request);
  document.body.innerHTML = `<main>
    <p>Text</p>
    <a href="/zh/x/api/charts/bar-chart/#bar-chart-prop-layout"><code>layout</code></a>
    <a href="/x/api/charts/bar-chart/#bar-chart-prop-id">id</a>
    <a href="/x/api/charts/bar-chart/#bar-chart-prop-constructor">constructor</a>
    <a href="/x/api/charts/bar-chart/#type-Bar">Bar</a>
  </main>`;
  listenForRest(document.querySelector('main')!, { t });
});

afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  leavePage();
  Element.prototype.matches = matches;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for nothing until the pointer rests', async () => {
  point(getLink('layout'));
  await wait(299);
  point(document.querySelector('p')!);
  await wait(1000);
  expect(request).not.toHaveBeenCalled();
  expect(getCard()).toBeNull();
});

it('says type, default, plan, version and a sentence, and describes the link by it', async () => {
  await rest(getLink('layout').firstElementChild!);
  expect(getCard()).toBeNull();
  await rest(getLink('layout'));
  expect(request).toHaveBeenCalledExactlyOnceWith(
    '/static/completion/rows/charts/bar-chart.json',
    expect.anything(),
  );
  expect([...getCard()!.children].map(({ textContent }) => textContent)).toEqual([
    "layout?: 'horizontal' | 'vertical'",
    "facts.default 'vertical'",
    'facts.since 8.9plans.pro',
    'The direction.',
  ]);
  expect(document.getElementById(getLink('layout').getAttribute('aria-describedby')!)).toBe(getCard());
});

it('shows one card at a time, and loads the rows of a page once', async () => {
  await rest(getLink('layout'));
  request.mockClear();
  await rest(getLink('id'));
  expect(document.querySelectorAll('.prop-card')).toHaveLength(1);
  expect(getCard()!.textContent).toBe('id: stringfacts.deprecated');
  expect(getLink('layout').hasAttribute('aria-describedby')).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

it('shows nothing of a name without facts', async () => {
  await rest(getLink('constructor'));
  expect(getCard()).toBeNull();
});

it('shows nothing of types, and nothing under a finger', async () => {
  request.mockClear();
  await rest(document.querySelector('a[href$="#type-Bar"]')!);
  await rest(getLink('layout'), 'touch');
  expect(getCard()).toBeNull();
  expect(request).not.toHaveBeenCalled();
});
