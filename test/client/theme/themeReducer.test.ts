import { describe, expect, it } from 'vitest';
import {
  initialThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../../../src/client/theme/themeReducer';

const RED = { primary: { main: '#f44336' } };

/** A state in which no field has its initial value. */
const CHANGED: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: RED,
  spacing: 12,
  paletteMode: 'dark',
};

describe('themeReducer', () => {
  it('starts as the packages do', () => {
    expect(initialThemeState).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });

  it.each<[ThemeState, ThemeAction, Partial<ThemeState>]>([
    [initialThemeState, { type: 'SET_SPACING', payload: 4 }, { spacing: 4 }],
    // The control has bounds, the reducer has none.
    [initialThemeState, { type: 'SET_SPACING', payload: 99 }, { spacing: 99 }],
    [CHANGED, { type: 'INCREASE_SPACING' }, { spacing: 13 }],
    [CHANGED, { type: 'DECREASE_SPACING' }, { spacing: 11 }],
    [{ ...CHANGED, spacing: 0 }, { type: 'DECREASE_SPACING' }, { spacing: -1 }],
    [initialThemeState, { type: 'SET_DENSE', payload: true }, { dense: true }],
    [CHANGED, { type: 'SET_DENSE', payload: false }, { dense: false }],
    [CHANGED, { type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [CHANGED, { type: 'RESET_COLORS' }, { paletteColors: {} }],
    [initialThemeState, { type: 'CHANGE', payload: { direction: 'rtl' } }, { direction: 'rtl' }],
    [initialThemeState, { type: 'CHANGE', payload: { paletteMode: 'dark' } }, { paletteMode: 'dark' }],
    [initialThemeState, { type: 'CHANGE', payload: { paletteColors: RED } }, { paletteColors: RED }],
    // An empty object is no falsy value: it replaces.
    [CHANGED, { type: 'CHANGE', payload: { paletteColors: {} } }, { paletteColors: {} }],
    [
      CHANGED,
      { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
      { direction: 'ltr', paletteMode: 'light' },
    ],
  ])('%o, %o -> %o', (state, action, change) => {
    expect(themeReducer(state, action)).toEqual({ ...state, ...change });
  });

  it.each([
    {},
    { direction: 'rtl' },
    { paletteMode: 'dark', direction: 'rtl', paletteColors: RED },
    { direction: undefined, paletteMode: undefined, paletteColors: undefined },
    { direction: '', paletteMode: '', paletteColors: null },
  ])('returns the same object when CHANGE changes nothing: %o', (payload) => {
    expect(themeReducer(CHANGED, { type: 'CHANGE', payload } as ThemeAction)).toBe(CHANGED);
  });

  it('compares palettes by identity', () => {
    const state = themeReducer(CHANGED, { type: 'CHANGE', payload: { paletteColors: { ...RED } } });
    expect(state).not.toBe(CHANGED);
    expect(state).toEqual(CHANGED);
  });

  it.each(['SET_COLOR', '', undefined])('throws for any other action, by its type: %s', (type) => {
    expect(() => themeReducer(CHANGED, { type } as unknown as ThemeAction)).toThrow(
      `Unknown theme action \`${type}\``,
    );
  });
});
