import { describe, expect, it } from 'vitest';
import { parseEvidence } from '../../../../src/node/api/features/parseEvidence';

describe('parseEvidence', () => {
  it.each([
    ['DatePicker', { subpath: '', name: 'DatePicker' }],
    ['AdapterDayjs/AdapterDayjs', { subpath: 'AdapterDayjs', name: 'AdapterDayjs' }],
    ['DataGrid.treeData', { subpath: '', name: 'DataGrid', member: 'treeData' }],
    ['DataGrid.pagination=false', { subpath: '', name: 'DataGrid', member: 'pagination', value: false }],
    ['DataGrid.rowHeight=52', { subpath: '', name: 'DataGrid', member: 'rowHeight', value: 52 }],
    ['BarSeries.layout="vertical"', { subpath: '', name: 'BarSeries', member: 'layout', value: 'vertical' }],
  ])('reads %s', (text, expected) => {
    expect(parseEvidence(text)).toEqual(expected);
  });

  it.each([
    '',
    'Data Grid',
    '.treeData',
    'DataGrid.',
    'DataGrid.pagination=',
    'DataGrid.a.b',
    'DataGrid=true',
  ])('refuses `%s`', (text) => {
    expect(parseEvidence(text)).toBeUndefined();
  });
});
