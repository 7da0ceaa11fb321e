import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../../src/node/export/budgets/budgets';
import { checkSearchSize } from '../../../../src/node/export/budgets/checkSearchSize';

const FITTING = { language: 'en', script: 20_000, index: BUDGETS.openSearch - 20_000 };

describe('checkSearchSize', () => {
  it('accepts what is exactly on its budget', () => {
    expect(checkSearchSize({ ...FITTING, files: new Map([['/a.json', BUDGETS.searchFile]]) })).toEqual([]);
  });

  it('names how much is loaded when the search is open, and of what', () => {
    const [problem] = checkSearchSize({ ...FITTING, index: 217_000, files: new Map() });
    expect(problem!.message).toBe(
      'A page with the search open (en) has loaded 237.0 KB, 217.0 KB of index and 20.0 KB of code and texts; the budget is 230.0 KB. ' +
        'Index less, or load code of the dialog when it is needed.',
    );
  });

  it('names a file of the full text that is too large', () => {
    const files = new Map([
      ['/x/search-index/en/a.json', 45_000],
      ['/x/search-index/en/b.json', 60_001],
    ]);
    expect(checkSearchSize({ ...FITTING, files })).toEqual([
      {
        file: 'out/x/search-index/en/b.json',
        message:
          'A file of the full text has 60.0 KB, the budget is 60.0 KB. ' +
          'Lower `TARGET_SIZE` in src/node/search/buildTextShards.ts.',
      },
    ]);
  });

  it('names the descriptions that are too large', () => {
    const descriptions = { address: '/x/search-index/en/d.json', size: BUDGETS.searchDescriptions + 1 };
    expect(checkSearchSize({ ...FITTING, files: new Map(), descriptions })).toEqual([
      {
        file: 'out/x/search-index/en/d.json',
        message: expect.stringContaining('The descriptions (en) have 76.0 KB, the budget is 76.0 KB.'),
      },
    ]);
  });

  it('names the questions that are too large', () => {
    const questions = { address: '/x/search-index/en/c.json', size: BUDGETS.searchQuestions + 1 };
    expect(checkSearchSize({ ...FITTING, files: new Map(), questions })).toEqual([
      {
        file: 'out/x/search-index/en/c.json',
        message: expect.stringContaining('The questions (en) have 205.0 KB, the budget is 205.0 KB.'),
      },
    ]);
  });
});
