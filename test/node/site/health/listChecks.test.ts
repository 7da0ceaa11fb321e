import { describe, expect, it } from 'vitest';
import { listChecks } from '../../../../src/node/site/health/listChecks';
import { createFolder } from '../../createFolder';

const t = (key: string, values: Readonly<Record<string, string>> = {}) => `${key} ${JSON.stringify(values)}`;

/** @param files what the content build wrote, by name */
async function findCheck(files: Record<string, unknown>, key: string, language: 'en' | 'zh' = 'en') {
  const written = Object.entries({
    'dateForms.json': { demos: 0, snippets: 0, forms: 0, gaps: [] },
    'translations.json': { total: 2, behind: [] },
    ...files,
  });
  const project = await createFolder(
    Object.fromEntries(written.map(([name, content]) => [`.cache/site/${name}`, JSON.stringify(content)])),
  );
  const checks = await listChecks(project, { pages: 3, language, t });
  return checks.find(({ title }) => title.includes(`.${key}.`));
}

describe('listChecks', () => {
  it('tells how many questions the search answers in the language of the page', async () => {
    const none = { count: 0, recallAt1: 0, recallAt3: 0 };
    const searchReport = {
      en: { queries: none, heldOut: none },
      zh: {
        queries: { count: 120, recallAt1: 0.911, recallAt3: 0.997 },
        heldOut: { count: 150, recallAt1: 0.63, recallAt3: 0.7749 },
      },
    };
    const check = await findCheck({ 'searchReport.json': searchReport }, 'search', 'zh');
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
    const none = { count: 0, recallAt1: 0, recallAt3: 0 };
    const searchReport = { en: { queries: none, heldOut: none } };
    expect(await findCheck({ 'searchReport.json': searchReport }, 'search', 'zh')).toBeUndefined();
  });

  it('tells how much code there is for other date libraries, and what has none', async () => {
    const gap = { file: 'data/date-pickers/timezone/TwoCities.tsx', line: 3, message: 'No time zones.' };
    const report = { demos: 160, snippets: 44, forms: 590, gaps: [gap] };
    const check = await findCheck({ 'dateForms.json': report }, 'dateLibraries');
    expect(check!.text).toContain('{"demos":"160","snippets":"44","forms":"590"}');
    expect(check!.exceptions).toEqual([expect.stringContaining('TwoCities.tsx:3')]);
  });

  it('leaves out what did not run, as in development', async () => {
    expect(await findCheck({}, 'search')).toBeUndefined();
    expect(await findCheck({}, 'coverage')).toBeUndefined();
    expect(await findCheck({}, 'translations')).toBeDefined();
  });
});
