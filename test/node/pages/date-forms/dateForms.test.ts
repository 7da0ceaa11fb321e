import { describe, expect, it } from 'vitest';
import {
  addDateFormReports,
  createDateFormReport,
  type DateForms,
} from '../../../../src/node/pages/date-forms/dateForms';

const GAP = { file: 'data/a.tsx', line: 3, message: '`String(day)`: Call `format()`.' };

describe('addDateFormReports', () => {
  it('counts the forms of all guides, and names each gap once', () => {
    const demos: DateForms[] = [
      { texts: { luxon: { 'a.tsx': '' } }, gaps: { 'date-fns': GAP, moment: { ...GAP } }, faults: [] },
      { texts: { luxon: {}, moment: {} }, gaps: { 'date-fns': { ...GAP, line: 4 } }, faults: [] },
    ];
    const snippets: DateForms[] = [
      { texts: { 'date-fns': {}, luxon: {}, moment: {} }, gaps: {}, faults: [] },
    ];
    const reports = [createDateFormReport(demos, []), createDateFormReport([], snippets)];
    expect(addDateFormReports(reports)).toEqual({
      demos: 2,
      snippets: 1,
      forms: 6,
      gaps: [GAP, { ...GAP, line: 4 }],
    });
  });
});
