import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadFault, isLoadFault, showLoadFault } from '../../../src/client/platform/loadFault';

const t = (key: string) => key;

function press(root: ParentNode, text: string): void {
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click();
}

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('isLoadFault', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a.b/c.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://a.b/c.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['code that throws', new TypeError('rows is undefined'), false],
    ['another kind of error', new Error('Failed to fetch dynamically imported module: a.js'), false],
    ['no error', 'Importing a module script failed.', false],
  ])('%s', (_, error, isFault) => {
    expect(isLoadFault(error)).toBe(isFault);
  });
});

describe('the note about what could not be loaded', () => {
  it('says that the site was built again, where trying again is no use', async () => {
    document.head.innerHTML = '<script type="module" src="/x/client/start-1.js"></script>';
    vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/x/client/start-2.js">'));
    const note = createLoadFault({ t, onRetry: () => {} });
    await expect.poll(() => note.textContent).toContain('loadFault.rebuilt');
    expect(note.textContent).toContain('loadFault.reload');
    expect(note.textContent).not.toContain('loadFault.retry');
  });

  it('says what is missing, and tries again', () => {
    const onRetry = vi.fn<() => void>();
    const note = createLoadFault({ t, onRetry });
    expect(note.role).toBe('status');
    expect(note.textContent).toContain('loadFault.text');
    press(note, 'loadFault.retry');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('opens above the page, and goes with a press', () => {
    const onRetry = vi.fn<() => void>();
    const link = document.createElement('a');
    showLoadFault({ t, onRetry, links: [link] });
    const dialog = document.querySelector('dialog')!;
    expect(dialog.contains(link)).toBe(true);
    expect(dialog.showModal).toHaveBeenCalledOnce();
    press(dialog, 'loadFault.retry');
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('goes with a press beside it, and nothing else happens', () => {
    const onRetry = vi.fn<() => void>();
    showLoadFault({ t, onRetry });
    document.querySelector('p')!.click();
    expect(document.querySelector('dialog')).not.toBeNull();
    document.querySelector('dialog')!.click();
    expect(document.querySelector('dialog')).toBeNull();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
