import { describe, expect, it } from 'vitest';
import { estimateTextSize } from '../../../../src/node/demos/render/estimateTextSize';

describe('estimateTextSize', () => {
  it('grows with the text and with its size', () => {
    const { width, height } = estimateTextSize('Jan', 12);
    expect(estimateTextSize('January', 12).width).toBeGreaterThan(width);
    expect(estimateTextSize('Jan', 24)).toEqual({ width: 2 * width, height: 2 * height });
  });

  it('gives East Asian characters their square', () => {
    expect(estimateTextSize('一月', 12).width).toBe(24);
  });

  it('counts characters as they are read', () => {
    expect(estimateTextSize('🚲', 12)).toEqual(estimateTextSize('a', 12));
  });

  it('gives no text no width', () => {
    expect(estimateTextSize('', 12).width).toBe(0);
  });
});
