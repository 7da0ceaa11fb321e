import { describe, expect, it } from 'vitest';
import { checkMenuTitles } from '../../../src/node/checks/checkMenuTitles';
import type { NavigationEntry } from '../../../src/shared/navigation/navigation';

const ENTRIES: NavigationEntry[] = [
  {
    pathname: '/x/react-charts-group',
    children: [
      {
        pathname: '/x/charts-pages',
        subheader: 'Main features',
        children: [{ pathname: '/x/react-charts/bars' }],
      },
      { pathname: '/x/charts-more', subheader: 'Main features', children: [{ pathname: '/x/llms.txt' }] },
      { pathname: '/x/api/charts/bar-chart' },
    ],
  },
];

const TITLES = {
  '/x/react-charts-group': '图表',
  '/x/charts-pages': '主要功能',
  '/x/react-charts/bars': '柱状图',
  '/x/charts-more': '主要功能',
  '/x/llms.txt': 'llms.txt',
};

const FILE = 'translations/titles-zh.json';

function check(titles: Record<string, string>) {
  const text = JSON.stringify(titles, null, 2);
  return checkMenuTitles(ENTRIES, { language: 'zh', titles, file: FILE, text });
}

describe('checkMenuTitles', () => {
  it('finds nothing in one title for each entry, in the order of the menu', () => {
    expect(check(TITLES)).toEqual([]);
  });

  it.each([
    ['/x/react-charts/bars', ' 柱状图', 4, 'the title “ 柱状图” has spaces at its ends, or is empty.'],
    ['/x/react-charts/bars', '柱状图 (横)', 4, 'has half-width brackets. Write （ and ）.'],
    ['/x/react-charts/bars', 'Bars', 4, 'the title “Bars” is not translated.'],
    ['/x/charts-more', '更多', 5, 'the heading “Main features” is “主要功能” elsewhere. Write that.'],
    ['/x/react-charts/pie', '饼图', 7, 'no entry of the menu takes this title. Remove the line.'],
    ['/x/api/charts/bar-chart', '柱状图', 7, 'no entry of the menu takes this title.'],
  ])('names the line of %s: %s', (pathname, title, line, message) => {
    expect(check({ ...TITLES, [pathname]: title })).toEqual([
      { file: FILE, line, message: expect.stringContaining(message) },
    ]);
  });

  it('finds nothing wrong with an entry that has its English title', () => {
    const { '/x/charts-more': _, ...rest } = TITLES;
    expect(check(rest)).toEqual([]);
  });

  it('names the first title that is not in the order of the menu', () => {
    const { '/x/react-charts-group': first, ...rest } = TITLES;
    expect(check({ ...rest, '/x/react-charts-group': first })).toEqual([
      { file: FILE, line: 2, message: expect.stringContaining('`/x/react-charts-group` comes here') },
    ]);
  });
});
