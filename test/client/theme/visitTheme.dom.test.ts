import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isVisitTheme, readVisitTheme, storeVisitTheme } from '../../../src/client/theme/visitTheme';
import { arriveBy } from '../platform/arriveBy';

const THEME = { dense: true, direction: 'rtl', spacing: 12 } as const;

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dir = 'ltr';
});

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

describe('the theme of a visit', () => {
  it.each(['link', 'back_forward'] as const)('is there on the next page: %s', (way) => {
    storeVisitTheme(THEME);
    arriveBy(way);
    expect(readVisitTheme()).toMatchObject(THEME);
    // And on the one after that.
    expect(readVisitTheme()).toMatchObject(THEME);
  });

  it.each(['reload', 'address', 'other site'] as const)('is given up by a %s', (way) => {
    storeVisitTheme(THEME);
    arriveBy(way);
    expect(readVisitTheme()).toBeUndefined();
    arriveBy('link');
    expect(readVisitTheme()).toBeUndefined();
  });

  it('is read again by a page that is shown as it was left, however that page was opened', () => {
    arriveBy('reload');
    storeVisitTheme(THEME);
    expect(readVisitTheme(true)).toMatchObject(THEME);
  });

  it('is absent where nothing was chosen', () => {
    arriveBy('link');
    expect(readVisitTheme()).toBeUndefined();
  });

  it('holds nothing else of the state', () => {
    storeVisitTheme({ ...THEME, paletteColors: { primary: '#abc' } } as typeof THEME);
    expect(sessionStorage.getItem('visit-theme')).not.toContain('paletteColors');
  });

  it('has the direction of a language that runs the other way', () => {
    storeVisitTheme(THEME);
    arriveBy('link');
    document.documentElement.dir = 'rtl';
    expect(readVisitTheme()).toMatchObject({ dense: true, direction: 'rtl', spacing: 12 });
    storeVisitTheme({ ...THEME, direction: 'ltr' });
    expect(readVisitTheme()?.direction).toBe('ltr');
    document.documentElement.dir = 'ltr';
    expect(readVisitTheme()?.direction).toBe('ltr');
    storeVisitTheme(THEME);
    document.documentElement.dir = '';
    expect(readVisitTheme()?.direction).toBe('ltr');
  });

  it.each(['{', 'null', '5', '{"dense":1}', '{"dense":true,"direction":"up","spacing":8}'])(
    'is absent when storage holds %s',
    (value) => {
      sessionStorage.setItem('visit-theme', value);
      arriveBy('link');
      expect(readVisitTheme()).toBeUndefined();
    },
  );

  it('lasts as long as the page without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('SecurityError');
    });
    arriveBy('link');
    expect(() => storeVisitTheme(THEME)).not.toThrow();
    expect(readVisitTheme()).toBeUndefined();
  });
});

describe('isVisitTheme', () => {
  it.each([
    [THEME, true],
    [{ ...THEME, spacing: '8px' }, false],
    [{ ...THEME, spacing: Infinity }, false],
    [{ ...THEME, direction: 'up' }, false],
    [{ ...THEME, dense: 'yes' }, false],
    [null, false],
    [undefined, false],
    ['theme', false],
  ])('%j: %s', (value, expected) => {
    expect(isVisitTheme(value)).toBe(expected);
  });
});
