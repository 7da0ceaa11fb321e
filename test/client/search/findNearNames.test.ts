import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearNames } from '../../../src/client/search/findNearNames';
import type { SearchRecord } from '../../../src/shared/search/searchIndex';

const RECORDS = [
  { kind: 'prop', name: 'pageSizeOptions', pages: [0] },
  { kind: 'prop', name: 'pageSizeOptions', pages: [1] },
  { kind: 'event', name: 'paginationModelChange', pages: [2] },
  { kind: 'heading', name: 'Page size options', pages: [3] },
  { kind: 'class', name: 'MuiDataGrid-root', pages: [0] },
] satisfies SearchRecord[];

describe('findNearNames', () => {
  it.each([
    ['pagseSizeOptoins', ['pageSizeOptions']],
    ['PAGE SIZE OPTIONZZ', ['pageSizeOptions']],
    ['paginatonModelChang', ['paginationModelChange']],
    ['mui datagird root', ['MuiDataGrid-root']],
    ['pag', []],
    ['', []],
    ['qqqqzzzzwwww', []],
    ['排序', []],
  ])('of %j: %j', (query, expected) => {
    expect(findNearNames(query, RECORDS)).toEqual(expected);
  });

  it('answers any text, with names that there are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (query) => {
        const names = RECORDS.map(({ name }) => name);
        expect(findNearNames(query, RECORDS).every((name) => names.includes(name))).toBe(true);
      }),
    );
  });
});
