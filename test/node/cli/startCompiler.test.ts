import { describe, expect, it } from 'vitest';
import { isContent } from '../../../src/node/cli/startCompiler';

describe('a changed file is content of a guide', () => {
  it.each([
    ['data/charts/bars/bars.md', true],
    ['data/charts/bars/Stacked.tsx', true],
    ['data/charts/bars/Stacked/css.tsx', true],
    ['data/charts/bars.ts', false],
    ['data/navigation/charts.ts', false],
    ['data/charts/bars-and-lines/index.ts', false],
    ['src/node/markdown/parsePage.ts', false],
    ['translations/build.json', false],
  ])('%s: %s', (file, expected) => {
    expect(isContent(file, ['charts/bars', 'charts/overview'])).toBe(expected);
  });
});
