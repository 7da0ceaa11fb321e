import { describe, expect, it } from 'vitest';
import {
  addDateVariantReports,
  createDateVariantReport,
  type DateVariants,
} from '../../../../src/node/pages/date-variants/dateVariants';

const GAP = { file: 'data/a.tsx', line: 3, message: '`String(day)`: Call `format()`.' };

describe('addDateVariantReports', () => {
  it('counts the variants of all guides, and names each gap once', () => {
    const demos: DateVariants[] = [
      { texts: { luxon: { 'a.tsx': '' } }, gaps: { 'date-fns': GAP, moment: { ...GAP } }, faults: [] },
      { texts: { luxon: {}, moment: {} }, gaps: { 'date-fns': { ...GAP, line: 4 } }, faults: [] },
    ];
    const snippets: DateVariants[] = [
      { texts: { 'date-fns': {}, luxon: {}, moment: {} }, gaps: {}, faults: [] },
    ];
    const reports = [createDateVariantReport(demos, []), createDateVariantReport([], snippets)];
    expect(addDateVariantReports(reports)).toEqual({
      demos: 2,
      snippets: 1,
      variants: 6,
      gaps: [GAP, { ...GAP, line: 4 }],
    });
  });
});
