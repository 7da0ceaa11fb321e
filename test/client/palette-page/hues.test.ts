import { describe, expect, it } from 'vitest';
import { createPaletteColor, findShade, getColor, HUES, SHADES } from '../../../src/client/palette-page/hues';
import { isColor } from '../../../src/client/theme/paletteColors';

describe('findShade', () => {
  it.each([
    ['#1976d2', { hue: 'blue', shade: '700' }],
    ['#9C27B0', { hue: 'purple', shade: '500' }],
    ['#1976d3', undefined],
    ['rgb(25, 118, 210)', undefined],
  ])('%s -> %j', (color, found) => {
    expect(findShade(color)).toEqual(found);
  });

  it('finds every color of the grid', () => {
    for (const hue of HUES) {
      for (const shade of SHADES) {
        const color = getColor(hue, shade);
        expect(isColor(color)).toBe(true);
        expect(getColor(findShade(color)!.hue, findShade(color)!.shade)).toBe(color);
      }
    }
  });
});

describe('createPaletteColor', () => {
  it('brings all shades of its hue', () => {
    const color = createPaletteColor('#1976d2');
    expect(Object.keys(color)).toEqual([...SHADES, 'main']);
    expect(color).toMatchObject({ 300: '#64b5f6', 700: '#1976d2', main: '#1976d2' });
  });

  it('is the color alone where it is of no hue', () => {
    expect(createPaletteColor('#123456')).toEqual({ main: '#123456' });
  });
});
