import { describe, expect, it } from 'vitest';
import { describeColor, rateContrast } from '../../../src/client/palette-page/describeColor';

describe('describeColor', () => {
  // Contrast after the formula of WCAG 2, by hand: (lighter + 0.05) / (darker + 0.05).
  it.each([
    ['#000000', '#fff', 21],
    ['#0000ff', '#fff', 8.59],
    ['#767676', '#fff', 4.54],
    // Black at 87 % is not black: on white it is #212121.
    ['#ffffff', 'rgba(0, 0, 0, 0.87)', 16.1],
  ])('%s: text is %s, the contrast %d', (main, contrastText, contrast) => {
    const color = describeColor('primary', { main });
    expect(color.contrastText).toBe(contrastText);
    expect(color.contrast).toBeCloseTo(contrast, 1);
  });

  it('derives light and dark, or takes the shades', () => {
    expect(describeColor('secondary', { main: '#646464' })).toMatchObject({
      light: 'rgb(131, 131, 131)',
      dark: 'rgb(70, 70, 70)',
    });
    expect(describeColor('primary', { main: '#646464', 300: '#aaa', 700: '#222' })).toMatchObject({
      light: '#aaa',
      dark: '#222',
    });
  });
});

describe('rateContrast', () => {
  it.each([
    [21, 'aaa'],
    [7, 'aaa'],
    [6.99, 'aa'],
    [4.5, 'aa'],
    [4.49, 'large'],
    [3, 'large'],
  ])('%d is %s', (contrast, rating) => {
    expect(rateContrast(contrast)).toBe(rating);
  });
});
