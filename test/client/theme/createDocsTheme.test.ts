import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createDocsTheme, type DocsThemeOptions } from '../../../src/client/theme/createDocsTheme';

/** A theme with one colour, which may be anything. */
function createWith(name: string, color: unknown) {
  return createDocsTheme({ palette: { [name]: color } } as DocsThemeOptions);
}

describe('colours', () => {
  it.each<[string, unknown, string]>([
    ['primary', { main: '#abc' }, '#abc'],
    ['primary', { 500: '#abc' }, '#abc'],
    ['secondary', { A400: '#abc' }, '#abc'],
    ['error', { 500: '#abc' }, '#abc'],
    ['success', { main: '#abc', 500: '#fff' }, '#abc'],
  ])('%s of %j has the main value %s', (name, color, main) => {
    expect(createWith(name, color).palette[name as 'primary'].main).toBe(main);
  });

  it.each<[string, unknown]>([
    ['primary', {}],
    ['primary', { light: '#abc' }],
    ['primary', { main: 5 }],
    ['primary', { main: undefined }],
    ['primary', { main: null }],
    ['primary', { 500: 5 }],
    ['primary', '#abc'],
    ['primary', true],
    ['secondary', { 500: '#abc' }],
    ['error', {}],
    ['warning', { main: {} }],
    ['info', { main: ['#abc'] }],
    ['success', { main: 1 }],
  ])('%s of %j throws and is named', (name, color) => {
    expect(() => createWith(name, color)).toThrow(`\`${name}\``);
    // The packages agree, whatever they call it.
    expect(() => createTheme({ palette: { [name]: color } })).toThrow();
  });

  it('are checked in colour schemes as well', () => {
    const palette = { primary: { main: 5 } } as unknown as { primary: { main: string } };
    expect(() => createDocsTheme({ cssVariables: true, colorSchemes: { dark: { palette } } })).toThrow(
      '`primary`',
    );
  });

  it('leave the input alone', () => {
    const primary = Object.freeze({ 500: '#abcabc' });
    expect(createWith('primary', primary).palette.primary.light).toBeDefined();
    expect(primary).toEqual({ 500: '#abcabc' });
  });
});

describe('derived colours', () => {
  // Contrast of white: 3.01 and 2.99.
  it.each([
    ['#949494', '#fff'],
    ['#959595', 'rgba(0, 0, 0, 0.87)'],
    ['#000', '#fff'],
    ['#fff', 'rgba(0, 0, 0, 0.87)'],
  ])('on %s text is %s', (main, text) => {
    expect(createWith('primary', { main }).palette.primary.contrastText).toBe(text);
  });

  it('are lighter by 0.2 and darker by 0.3', () => {
    const { light, dark } = createWith('primary', { main: '#646464' }).palette.primary;
    expect([light, dark]).toEqual(['rgb(131, 131, 131)', 'rgb(70, 70, 70)']);
  });

  it('are the shades 300 and 700 where the input has them', () => {
    const { light, dark } = createWith('primary', { main: '#646464', 300: '#aaa', 700: '#222' }).palette
      .primary;
    expect([light, dark]).toEqual(['#aaa', '#222']);
  });

  it('give way to what the input says itself', () => {
    const color = { main: '#646464', light: '#eee', dark: '#111', contrastText: '#f00', 300: '#aaa' };
    expect(createWith('primary', color).palette.primary).toMatchObject(color);
  });
});

describe('themes in variable mode', () => {
  it.each<[string, object]>([
    ['`vars`', { vars: {} }],
    ['`vars`', { vars: true, palette: { mode: 'dark' } }],
    ['`vars`', { vars: {}, cssVariables: true, colorSchemes: { light: true, dark: true } }],
    ['light', { cssVariables: true, palette: { mode: 'dark' } }],
    ['light', { cssVariables: {}, palette: { mode: 'dark' }, colorSchemes: { dark: true } }],
  ])('throw about %s for %j', (reason, options) => {
    expect(() => createDocsTheme(options as DocsThemeOptions)).toThrow(reason);
  });

  it.each<object>([
    {},
    { vars: undefined },
    { vars: false, palette: { mode: 'dark' } },
    { palette: { mode: 'dark' } },
    { cssVariables: false, palette: { mode: 'dark' } },
    { cssVariables: true },
    { cssVariables: true, colorSchemes: { light: true, dark: true } },
    { cssVariables: true, palette: { mode: 'dark' }, colorSchemes: { light: true, dark: true } },
  ])('do not for %j', (options) => {
    expect(() => createDocsTheme(options as DocsThemeOptions)).not.toThrow();
  });
});

describe('constants', () => {
  const theme = createDocsTheme();

  it('has the breakpoints of the site', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it.each([0, 1, 2.5])('has spacing of 8 px: %d', (factor) => {
    expect(theme.spacing(factor)).toBe(`${factor * 8}px`);
  });

  it('has a contrast of 3 and a tonal offset of 0.2', () => {
    expect(theme.palette.contrastThreshold).toBe(3);
    expect(theme.palette.tonalOffset).toBe(0.2);
  });
});
