import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createDocsTheme, type DocsThemeOptions } from '../../../src/client/theme/createDocsTheme';

/** A theme with one color, which may be anything. */
function createWith(name: string, color: unknown) {
  return createDocsTheme({ palette: { [name]: color } } as DocsThemeOptions);
}

describe('colors', () => {
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

  it('are checked in color schemes as well', () => {
    const palette = { primary: { main: 5 } } as unknown as { primary: { main: string } };
    expect(() => createDocsTheme({ cssVariables: true, colorSchemes: { dark: { palette } } })).toThrow(
      '`primary`',
    );
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
