import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMyVersion, setMyVersion, subscribeToMyVersion } from '../../../src/client/version-lens/myVersion';

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  setMyVersion(undefined);
});

describe('getMyVersion', () => {
  it.each(['', 'latest', '8', '8.', '8.1.2', '-8.1', '{"a":1}', '8.1234'])(
    'reads what is no minor version as no choice: %s',
    (stored) => {
      localStorage.setItem('muiXVersion', stored);
      expect(getMyVersion()).toBeUndefined();
    },
  );

  it('reads what another visit chose', () => {
    setMyVersion('8.14');
    expect(localStorage.getItem('muiXVersion')).toBe('8.14');
    expect(getMyVersion()).toBe('8.14');
    setMyVersion(undefined);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the choice on the page where storage is out of reach', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('SecurityError');
      });
    }
    setMyVersion('8.2');
    expect(getMyVersion()).toBe('8.2');
  });
});

describe('subscribeToMyVersion', () => {
  it('tells of choices here and in other tabs, until it ends', () => {
    const listener = vi.fn<() => void>();
    const end = subscribeToMyVersion(listener);
    setMyVersion('8.14');
    dispatchEvent(new StorageEvent('storage', { key: 'muiXVersion' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    setMyVersion('8.15');
    dispatchEvent(new StorageEvent('storage', { key: 'muiXVersion' }));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
