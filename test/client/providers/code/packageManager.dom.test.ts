import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPackageManager, setPackageManager } from '../../../../src/client/providers/code/packageManager';

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

  it('throws nothing where storage is out of reach', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('SecurityError');
      });
    }
    setPackageManager('yarn');
    expect(getPackageManager()).toBe('npm');
  });
});
