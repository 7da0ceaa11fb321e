import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMyVersion, setMyVersion, subscribeToMyVersion } from '../../../src/client/version-lens/myVersion';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/x/api/charts/bar-chart/');
});

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

describe('the address', () => {
  it('says the version of whoever shared the link, which is not stored', () => {
    setMyVersion('8.14');
    history.replaceState(null, '', '?version=8.2');
    expect(getMyVersion()).toBe('8.2');
    expect(localStorage.getItem('muiXVersion')).toBe('8.14');
    history.replaceState(null, '', '?version=latest');
    expect(getMyVersion()).toBe('8.14');
  });

  it('follows the choice, beside what else it has', () => {
    history.replaceState(null, '', '?filter=brush#props');
    setMyVersion('8.14');
    expect(location.search + location.hash).toBe('?filter=brush&version=8.14#props');
    setMyVersion(undefined);
    expect(location.search + location.hash).toBe('?filter=brush#props');
  });

  it('gives way to a choice in another tab', () => {
    const end = subscribeToMyVersion(() => {});
    history.replaceState(null, '', '?version=8.2');
    localStorage.setItem('muiXVersion', '8.14');
    dispatchEvent(new StorageEvent('storage', { key: 'muiXVersion' }));
    expect(getMyVersion()).toBe('8.14');
    end();
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
