import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getPackageManager,
  setPackageManager,
  subscribeToPackageManager,
} from '../../../../src/client/providers/code/packageManager';

const TABS = `<div class="install"><input type="radio" name="a" value="npm" checked>
  <input type="radio" name="a" value="yarn"></div>`;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the package manager', () => {
  it('is that of storage on a page without tabs', () => {
    expect(getPackageManager()).toBe('npm');
    setPackageManager('pnpm');
    expect(localStorage.getItem('packageManager')).toBe('pnpm');
    expect(getPackageManager()).toBe('pnpm');
  });

  it.each(['bower', '', '__proto__'])('is the first one when %j is stored', (stored) => {
    localStorage.setItem('packageManager', stored);
    expect(getPackageManager()).toBe('npm');
  });

  it('is chosen as by a press on its tab, and tells what listens', () => {
    document.body.innerHTML = TABS;
    const listener = vi.fn<() => void>();
    const stop = subscribeToPackageManager(listener);
    setPackageManager('yarn');
    expect(document.querySelector<HTMLInputElement>(':checked')!.value).toBe('yarn');
    expect(getPackageManager()).toBe('yarn');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    setPackageManager('npm');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('throws nothing where storage is out of reach', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    setPackageManager('yarn');
    expect(getPackageManager()).toBe('npm');
  });
});
