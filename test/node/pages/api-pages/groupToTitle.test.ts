import { describe, expect, it } from 'vitest';
import { readApiTable } from '../../../../src/node/api/apiFiles';
import { extractApi } from '../../../../src/node/api/extractApi';
import { groupToTitle } from '../../../../src/node/pages/api-pages/groupToTitle';
import titles from '../../../../translations/apiGroups-zh.json';

const PROJECT = process.cwd();

describe('groupToTitle', () => {
  it.each([
    ['Sorting', 'en', 'Sorting'],
    ['Visible Columns', 'en', 'Visible columns'],
    ['GridCsvExportApi', 'en', 'CSV export'],
    ['GridAiAssistantApi', 'en', 'AI assistant'],
    ['GridDataSourceApiPremium', 'en', 'Data source'],
    ['GridRowProApi', 'en', 'Row pro'],
    ['GridCsvExportApi', 'zh', '导出 CSV'],
    ['Visible Columns', 'zh', '可见的列'],
    ['GridNewApi', 'zh', 'New'],
  ] as const)('makes a heading of %s in %s', (name, language, title) => {
    expect(groupToTitle(name, language)).toBe(title);
  });

  it('has a Chinese title for each group of the packages, and for no other', async () => {
    await extractApi(PROJECT, []);
    const selectors = await readApiTable(PROJECT, 'selectors');
    const objects = await readApiTable(PROJECT, 'objects');
    const groups = [
      ...selectors.flatMap(({ category }) => category ?? []),
      ...objects.filter(({ name }) => name === 'GridApi').flatMap(({ methods }) => methods),
    ].map((group) => (typeof group === 'string' ? group : group.group));
    expect(Object.keys(titles).toSorted()).toEqual([...new Set(groups)].toSorted());
  });
});
