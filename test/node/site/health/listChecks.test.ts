import { describe, expect, it } from 'vitest';
import {
  writeCheckReport,
  type CheckReports,
  type ReportedCheck,
} from '../../../../src/node/base/store/checkReports';
import { listChecks } from '../../../../src/node/site/health/listChecks';
import { toCheckReports } from '../../../../src/node/search/toCheckReports';
import { createFolder } from '../../createFolder';

const t = (key: string, values: Readonly<Record<string, string>> = {}) => `${key} ${JSON.stringify(values)}`;

async function findCheck(key: ReportedCheck, report?: CheckReports, language: 'en' | 'zh' = 'en') {
  const project = await createFolder({});
  if (report) {
    await writeCheckReport(project, key, report);
  }
  const checks = await listChecks(project, { pages: 3, language, t });
  return checks.find(({ title }) => title.includes(`.${key}.`));
}

const NONE = { count: 0, recallAt1: 0, recallAt3: 0 };

/** What the search answered in Chinese, and in no other language. */
const SEARCH_REPORT = {
  zh: {
    queries: { count: 120, recallAt1: 0.911, recallAt3: 0.997 },
    heldOut: { count: 150, recallAt1: 0.63, recallAt3: 0.7749 },
  },
};

describe('listChecks', () => {
  it('tells how many questions the search answers in the language of the page', async () => {
    const check = await findCheck('search', toCheckReports(SEARCH_REPORT), 'zh');
    expect(JSON.parse(check!.text.replace(/^\S+ /, ''))).toEqual({
      count: '120',
      first: '91',
      third: '99',
      heldOutCount: '150',
      heldOutFirst: '63',
      heldOutThird: '77',
      gap: '28',
    });
  });

  it('leaves out the search in a language that was added since it was asked', async () => {
    const answers = toCheckReports({ en: { queries: NONE, heldOut: NONE } });
    expect(await findCheck('search', answers, 'zh')).toBeUndefined();
  });

  it('tells what a check let pass, with the figures of its text', async () => {
    const check = await findCheck('dateLibraries', {
      values: { demos: 160, snippets: 44, variants: 590 },
      exceptions: ['TwoCities.tsx:3  No time zones.'],
    });
    expect(check!.text).toContain('{"demos":"160","snippets":"44","variants":"590"}');
    expect(check!.exceptions).toEqual(['TwoCities.tsx:3  No time zones.']);
  });

  it('leaves out what did not run, as in development', async () => {
    expect(await findCheck('search')).toBeUndefined();
    expect(await findCheck('coverage')).toBeUndefined();
  });
});
