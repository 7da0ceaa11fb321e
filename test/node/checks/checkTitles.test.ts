import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/node/base/problems/problem';
import { checkTitles } from '../../../src/node/checks/checkTitles';
import { createPage } from '../site/createPage';

const CHARTS = 'data/charts/start/start.md';
const GRID = 'data/data-grid/start/start.md';

const SOURCES = new Map(
  [CHARTS, GRID].map((file) => [file, '---\ntitle: Start\ndescription: Start.\n---\n']),
);

const charts = createPage({
  title: 'Charts',
  description: 'How to draw a first chart, from the installation of the package to colors.',
  sourceFile: CHARTS,
});

const grid = createPage({
  title: 'Grid',
  description: 'How to show a first grid, from the installation of the package to columns.',
  sourceFile: GRID,
});

function check(...pages: (typeof charts)[]): string[] {
  return checkTitles(pages, SOURCES).map(formatProblem);
}

describe('checkTitles', () => {
  it('accepts pages that differ', () => {
    expect(check(charts, grid)).toEqual([]);
  });

  it('names both files of one title', () => {
    expect(check(charts, { ...grid, title: 'charts' })).toEqual([
      expect.stringContaining(`${GRID}:2  The title “charts” is that of ${CHARTS}:2 too. `),
    ]);
  });

  it('names both files of one description', () => {
    expect(check(charts, { ...grid, description: charts.description })).toEqual([
      expect.stringContaining(
        `${GRID}:3  The description “${charts.description}” is that of ${CHARTS}:3 too. `,
      ),
    ]);
  });

  it('compares pages of one language, and not the English text at a Chinese address', () => {
    const zh = { language: 'zh', languages: ['en', 'zh'] } as const;
    const description = '怎样绘制第一张图表：安装软件包、准备数据、设置坐标轴，以及选择颜色和图例的位置。';
    expect(
      check(
        charts,
        { ...charts, language: 'zh' },
        createPage({ ...charts, ...zh, languages: ['en', 'zh'], contentLanguage: 'zh', description }),
      ),
    ).toEqual([]);
  });

  it('compares guides with pages of the API', () => {
    const api = createPage({
      ...grid,
      title: 'Charts',
      sourceFile: undefined,
      pathname: '/x/api/charts/charts',
    });
    expect(check(charts, api)).toEqual([
      expect.stringContaining(`/x/api/charts/charts  The title “Charts” is that of ${CHARTS}:2 too. `),
    ]);
  });

  it.each([
    ['en', 'Rows and columns.', 'The description has 17 characters. Write 70 to 160.'],
    ['en', 'a row '.repeat(27).trim(), 'The description has 161 characters. Write 70 to 160.'],
    ['zh', '行和列。', 'The description has 4 characters. Write 30 to 90.'],
    ['zh', '行'.repeat(91), 'The description has 91 characters. Write 30 to 90.'],
  ] as const)('limits descriptions in %s: %s', (language, description, message) => {
    expect(check({ ...grid, language, contentLanguage: language, description })).toEqual([
      `${GRID}:3  ${message}`,
    ]);
  });
});
