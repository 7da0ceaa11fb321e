import { describe, expect, it } from 'vitest';
import { findShownDemo } from '../../../../src/client/search/answer/findShownDemo';
import type { SearchHit } from '../../../../src/client/search/engine/createSearchEngine';
import type { SearchRecord } from '../../../../src/shared/search/searchIndex';

const RECORDS: SearchRecord[] = [
  { kind: 'page', name: 'Bars', pages: [3], hash: '' },
  { kind: 'demo', name: 'Monthly bars', pages: [3], hash: 'MonthlyBars.tsx' },
  { kind: 'heading', name: 'Bar labels', pages: [3], hash: 'bar-labels' },
  { kind: 'demo', name: 'Labels', pages: [3], hash: 'BarLabels.tsx', parent: 'Bar labels' },
  { kind: 'heading', name: 'Colors', pages: [3], hash: 'colors' },
  { kind: 'heading', name: 'Bar labels', pages: [4], hash: 'bar-labels' },
  { kind: 'prop', name: 'barLabel', pages: [3] },
];

const toHit = (record: SearchRecord): SearchHit => ({
  id: record.name,
  record,
  page: { pathname: '/x/react-charts/bars', title: 'Bars', trail: [] },
  hash: record.hash ?? '',
  score: 1,
  certainty: 1,
  textWords: [],
  others: [],
});

describe('findShownDemo', () => {
  it.each([
    ['the first of a page', 0, 'MonthlyBars'],
    ['a demo itself', 3, 'BarLabels'],
    ['the first of a section', 2, 'BarLabels'],
    ['none for a section without one', 4, undefined],
    ['none of another page', 5, undefined],
    ['none for a symbol', 6, undefined],
  ])('finds %s', (_, position, name) => {
    expect(findShownDemo(toHit(RECORDS[position]!), RECORDS)).toBe(name);
  });
});
