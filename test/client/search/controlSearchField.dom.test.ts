import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlSearchField } from '../../../src/client/search/controlSearchField';
import { mountSearchDialog } from '../../../src/client/search/mountSearchDialog';
import { VISITS_KEY } from '../../../src/client/search/recordVisit';
import type { SearchSetup } from '../../../src/shared/search/searchSetup';
import { createPage } from '../createPage';
import { trackListeners } from '../trackListeners';

// The dialog has its own tests.
vi.mock(import('../../../src/client/search/mountSearchDialog'), { spy: true });

const SETUP: SearchSetup = { indexHref: '/x/search-index/en/1.json', texts: {} };

const open = vi.fn<(typed: string) => void>();
let page: ReturnType<typeof createPage>;
let button: HTMLButtonElement;
let leavePage: () => void;

/** @returns whether the browser goes on with the key */
function type(key: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

/** Lets the dialog arrive. */
async function waitForDialog(): Promise<void> {
  await expect.poll(() => mountSearchDialog).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  leavePage = trackListeners();
  localStorage.clear();
  open.mockReset();
  vi.mocked(mountSearchDialog).mockReset().mockReturnValue({ open });
  page = createPage();
  page.modules.loadSearchSetup.mockReset().mockResolvedValue(SETUP);
  button = document.createElement('button');
  document.body.replaceChildren(button);
  controlSearchField(button, page);
});

afterEach(() => leavePage());

describe('loading the search', () => {
  it('waits for the user', async () => {
    await import('../../../src/client/search/mountSearchDialog');
    expect(page.modules.loadSearchSetup).not.toHaveBeenCalled();
    expect(mountSearchDialog).not.toHaveBeenCalled();
  });

  it.each(['pointerenter', 'focus'])('begins before the press, and opens nothing: %s', async (name) => {
    button.dispatchEvent(new Event(name));
    button.dispatchEvent(new Event(name));
    await waitForDialog();
    expect(mountSearchDialog).toHaveBeenCalledExactlyOnceWith(page, SETUP);
    expect(page.modules.loadSearchSetup.mock.calls).toEqual([['en']]);
    expect(open).not.toHaveBeenCalled();
  });

  it('is tried again by the next press when it failed, without what was typed before', async () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
    page.modules.loadSearchSetup.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    button.click();
    type('a');
    await expect.poll(() => type('b')).toBe(true);
    expect(document.querySelector('dialog')!.textContent).toContain('loadFault.text');
    button.click();
    await waitForDialog();
    expect(open.mock.calls).toEqual([['', false]]);
  });
});

describe('opening the search', () => {
  it.each<[string, () => unknown]>([
    ['a press', () => button.click()],
    ['a slash', () => type('/')],
    ['Ctrl + K', () => type('k', { ctrlKey: true })],
    ['Cmd + K', () => type('k', { metaKey: true })],
    ['Ctrl + K with Caps Lock', () => type('K', { ctrlKey: true, code: 'KeyK' })],
    ['Ctrl + K on a Cyrillic layout', () => type('л', { ctrlKey: true, code: 'KeyK' })],
  ])('by %s', async (_, ask) => {
    ask();
    await waitForDialog();
    expect(open.mock.calls).toEqual([['', false]]);
    ask();
    expect(open.mock.calls).toEqual([['', false], ['']]);
  });

  it('takes the key from the browser', () => {
    expect(type('k', { ctrlKey: true })).toBe(false);
  });

  it('makes what is typed meanwhile the query', async () => {
    type('/');
    expect([...'rows'].map((key) => type(key))).toEqual([false, false, false, false]);
    // Neither a letter nor a text.
    expect(type('Shift')).toBe(true);
    expect(type('c', { ctrlKey: true })).toBe(true);
    await waitForDialog();
    expect(open.mock.calls).toEqual([['rows', false]]);
    // From now on the keys belong to the field.
    expect(type('x')).toBe(true);
  });

  it('corrects what is typed meanwhile, and remembers Enter after it', async () => {
    button.click();
    expect(['r', 'q', 'Backspace', 'o', 'w', 'Enter'].map((key) => type(key))).toEqual(Array(6).fill(false));
    await waitForDialog();
    expect(open.mock.calls).toEqual([['row', true]]);
  });

  it('is given up by Escape', async () => {
    button.click();
    type('r');
    expect(type('Escape')).toBe(false);
    await waitForDialog();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['<input>', '/'],
    ['<textarea></textarea>', '/'],
    ['<p contenteditable></p>', '/'],
    ['<div class="demo-stage"><p></p></div>', '/'],
    ['<dialog open><p></p></dialog>', 'k'],
  ])('leaves keys alone that belong to %s', async (html, key) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    const target = place.querySelector('input, textarea, p')!;
    expect(type(key, { ctrlKey: key === 'k' }, target)).toBe(true);
    expect(page.modules.loadSearchSetup).not.toHaveBeenCalled();
  });

  it('leaves other keys alone, and those that something else has answered', () => {
    for (const init of [
      { key: 'k' },
      { key: '/', ctrlKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
    ]) {
      expect(type(init.key, init), JSON.stringify(init)).toBe(true);
    }
    button.addEventListener('keydown', (event) => event.preventDefault());
    type('/', {}, button);
    expect(page.modules.loadSearchSetup).not.toHaveBeenCalled();
  });
});

describe('the visit', () => {
  it('is noted once the page rests, for the list that the search shows', async () => {
    expect(localStorage.getItem(VISITS_KEY)).toBeNull();
    document.title = 'Bars - MUI X';
    const readVisits = () => JSON.parse(localStorage.getItem(VISITS_KEY) ?? '[]');
    await expect.poll(readVisits).toEqual([[location.pathname, 'Bars - MUI X']]);
  });
});
