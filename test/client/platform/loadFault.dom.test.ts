import { describe, expect, it, vi } from 'vitest';
import { isLoadFault, showLoadFault } from '../../../src/client/platform/loadFault';

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

it('the note about what could not be loaded goes with a press beside it, and nothing else happens', () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  const onRetry = vi.fn<() => void>();
  showLoadFault({ t: (key) => key, onRetry });
  document.querySelector('p')!.click();
  expect(document.querySelector('dialog')).not.toBeNull();
  document.querySelector('dialog')!.click();
  expect(document.querySelector('dialog')).toBeNull();
  expect(onRetry).not.toHaveBeenCalled();
});
