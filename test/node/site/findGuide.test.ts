import { expect, it } from 'vitest';
import { findGuide } from '../../../src/node/site/findGuide';

const GUIDES = ['charts/bars', 'data-grid/editing', 'data-grid/editing/persistence'];

it.each([
  ['data/charts/bars/bars.md', 'charts/bars'],
  ['data/charts/bars/Stacked.tsx', 'charts/bars'],
  ['data/charts/bars/Stacked/css.tsx', 'charts/bars'],
  ['data/data-grid/editing/Rows.tsx', 'data-grid/editing'],
  ['data/data-grid/editing/persistence/Rows.tsx', 'data-grid/editing/persistence'],
  ['data/charts/bars.ts', undefined],
  ['data/charts/bars-and-lines/index.ts', undefined],
  ['data/charts/data.ts', undefined],
  ['data/navigation/charts.ts', undefined],
  ['src/node/pages/markdown/parsePage.ts', undefined],
  ['translations/build.json', undefined],
])('%s is in the folder of %s', (file, guide) => {
  expect(findGuide(file, GUIDES)).toBe(guide);
});
