import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isColor, NO_COLORS, parsePaletteColors } from '../../../src/client/theme/paletteColors';

describe('isColor', () => {
  it.each(['#abc', '#ABCDEF', '#1976d2'])('takes %s', (color) => {
    expect(isColor(color)).toBe(true);
  });

  it.each<unknown>([
    '',
    'red',
    '1976d2',
    '#12345',
    '#1976d2;color:red',
    'url(//a)',
    'rgb(1, 2, 3)',
    '#abcd',
    'var(--a)',
    '#abc\n',
    5,
    null,
    undefined,
    ['#abc'],
  ])('refuses %j', (value) => {
    expect(isColor(value)).toBe(false);
  });
});

describe('parsePaletteColors', () => {
  it.each<[string | undefined, object]>([
    ['{"primary":{"main":"#abc"}}', { primary: { main: '#abc' } }],
    [
      '{"primary":{"50":"#fafafa","main":"#abc"},"secondary":{"900":"#111","main":"#def"}}',
      { primary: { 50: '#fafafa', main: '#abc' }, secondary: { 900: '#111', main: '#def' } },
    ],
    // One bad color does not take the other with it.
    ['{"primary":{"main":5},"secondary":{"main":"#def"}}', { secondary: { main: '#def' } }],
    ['{"primary":{"main":"#abc","300":5,"700":"red"}}', { primary: { main: '#abc' } }],
    // What the palette does not know is not handed on to the theme.
    ['{"primary":{"main":"#abc","A400":"#fff"},"error":{"main":"#f00"}}', { primary: { main: '#abc' } }],
    ['{"primary":{"300":"#abc"}}', {}],
    ['{"primary":"#abc"}', {}],
    ['{"primary":null}', {}],
    ['null', {}],
    ['5', {}],
    ['"primary"', {}],
    ['[]', {}],
    ['', {}],
    [undefined, {}],
    ['{', {}],
    ['%7B%7D', {}],
  ])('%s -> %j', (text, colors) => {
    expect(parsePaletteColors(text)).toEqual(colors);
  });

  it('gives one object for nothing, so that a state without colors stays the same', () => {
    expect(parsePaletteColors('{')).toBe(NO_COLORS);
    expect(parsePaletteColors('{"primary":{}}')).toBe(NO_COLORS);
  });

  it('never throws, and never gives anything but colors', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ primary: fc.anything(), secondary: fc.record({ main: fc.anything() }) }).map((value) => {
        try {
          return JSON.stringify(value) ?? '';
        } catch {
          return '';
        }
      }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        for (const color of Object.values(parsePaletteColors(text))) {
          expect(Object.values(color).every(isColor)).toBe(true);
          expect(color.main).toBeDefined();
        }
      }),
    );
  });
});

describe('the cookie', () => {
  const RED = { primary: { main: '#f44336' } };

  /** The module as a page that was just loaded has it. */
  const loadModule = () => import('../../../src/client/theme/paletteColors');

  beforeEach(() => vi.resetModules());

  afterEach(() => {
    vi.restoreAllMocks();
    document.cookie = 'paletteColors=;max-age=0;path=/';
  });

  it('is read as one object for as long as it is the same', async () => {
    document.cookie = `paletteColors=${JSON.stringify(RED)}`;
    const { readPaletteColors } = await loadModule();
    const colors = readPaletteColors();
    expect(colors).toEqual(RED);
    expect(readPaletteColors()).toBe(colors);
    document.cookie = 'paletteColors={"primary":{"main":"#fff"}}';
    expect(readPaletteColors()).toEqual({ primary: { main: '#fff' } });
  });

  it('is not needed for as long as the page lives', async () => {
    const { readPaletteColors, writePaletteColors } = await loadModule();
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    writePaletteColors(RED);
    expect(readPaletteColors()).toBe(RED);
  });
});
