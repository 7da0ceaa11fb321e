import { describe, expect, it } from 'vitest';
import { estimateTextSize } from '../../../../src/build/demos/render/estimateTextSize';

describe('estimateTextSize', () => {
  it('grows with the text and with the size of the font', () => {
    const { width } = estimateTextSize('2024', 12);
    expect(estimateTextSize('2024-2025', 12).width).toBeGreaterThan(width);
    expect(estimateTextSize('2024', 24).width).toBeCloseTo(2 * width);
  });

  it('takes Chinese characters for squares', () => {
    expect(estimateTextSize('图表', 10)).toEqual({ width: 20, height: 12 });
  });

  it('gives no width to no text', () => {
    expect(estimateTextSize('', 12).width).toBe(0);
  });
});
