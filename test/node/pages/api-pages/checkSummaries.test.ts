import { describe, expect, it } from 'vitest';
import { checkSummaries } from '../../../../src/node/pages/api-pages/checkSummaries';
import type { SymbolSummaries } from '../../../../src/shared/search/symbolSummary';

const SUMMARY = { en: 'Shows rows.', zh: '显示行。' };
const FILE = 'data/api/dataGrid.ts';

function check(dataGrid: SymbolSummaries, charts: SymbolSummaries = {}) {
  return checkSummaries({
    entries: [
      { exportName: 'DataGrid', product: 'data-grid', pathname: '/x/api/data-grid/data-grid' },
      { exportName: 'useGridApiRef', product: 'data-grid' },
    ],
    summaries: { 'data-grid': dataGrid, charts },
    sourceFiles: [
      { file: FILE, text: 'export const dataGrid = {\n  DataGrid: {},\n  Other: {},\n  Rest: {},\n' },
    ],
  });
}

describe('the check of summaries', () => {
  it('is content with one for each page', () => {
    expect(check({ DataGrid: SUMMARY })).toEqual([]);
  });

  it('names the file of the product in which one is missing, and what to add', () => {
    const [problem, ...rest] = check({});
    expect(problem?.file).toBe(FILE);
    expect(problem?.message).toContain("Add `DataGrid: { en: '…', zh: '…' }`");
    expect(rest).toEqual([]);
  });

  it('names the line of one that has no page', () => {
    const [problem, ...rest] = check({ DataGrid: SUMMARY, Rest: SUMMARY });
    expect(problem).toMatchObject({ file: FILE, line: 4 });
    expect(problem?.message).toContain('`Rest`');
    expect(rest).toEqual([]);
  });

  it('takes no symbol without a page', () => {
    const problems = check({ DataGrid: SUMMARY, useGridApiRef: SUMMARY });
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('`useGridApiRef`')]);
  });

  it('takes no symbol of another product', () => {
    const problems = check({ DataGrid: SUMMARY }, { DataGrid: SUMMARY });
    expect(problems.map(({ file }) => file)).toEqual(['data/api/charts.ts']);
  });
});
