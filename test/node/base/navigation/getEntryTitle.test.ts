import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEntryTitle, type TitleLookup } from '../../../../src/node/base/navigation/getEntryTitle';
import { anyAddress } from '../../../shared/paths/paths';

const TABLES: Omit<TitleLookup, 'language'> = {
  translations: {
    en: {
      pages: {
        '/components/timeline': 'Timeline (table)',
        '/getting-started': 'Getting started (table)',
        '/x/introduction/support': 'Support (table)',
        'https://mui.com/store/': 'Store (table)',
      },
    },
    zh: {
      pages: {
        '/getting-started': '入门',
        '/x/introduction': '概览',
        'https://mui.com/store/': '商店',
        Resources: '参考资料',
      },
    },
  },
  titles: {
    zh: {
      '/x/llms.txt': '机器可读的索引',
      'https://mui.com/x/whats-new/': '新动态',
      '/x/react-data-grid/main-features': '主要功能',
      '/x/react-charts': '图表',
      '/getting-started': '不会显示',
    },
  },
};
const zh: TitleLookup = { language: 'zh', ...TABLES };
const en: TitleLookup = { language: 'en', ...TABLES };

describe('getEntryTitle without a language', () => {
  it.each([
    [{ pathname: '/x/introduction/licensing' }, 'Licensing'],
    [{ pathname: '/x/react-data-grid/row-spanning' }, 'Row spanning'],
    [{ pathname: '/x/react-charts' }, 'Charts'],
    [{ pathname: '/x/react-charts/gauge' }, 'Gauge'],
    [{ pathname: '/x/react-data-grid/main-features', subheader: 'Main features' }, 'Main features'],
    [{ pathname: '/x/a', subheader: 'Date Range components' }, 'Date Range components'],
    [{ pathname: '/x/api/charts/bar-chart' }, 'BarChart'],
    [{ pathname: '/x/api/date-pickers/date-range-picker-day-2' }, 'DateRangePickerDay2'],
    [{ pathname: '/x/api/tree-view/use-tree-item' }, 'useTreeItem'],
    [{ pathname: '/api-docs/speed-dial' }, 'SpeedDial'],
    [{ pathname: '/api-docs/use-media-query' }, 'UseMediaQuery'],
    [{ pathname: '/x/llms.txt' }, 'Llms'],
    [{ pathname: '/x/introduction', title: 'Overview' }, 'Overview'],
    [{ pathname: '/x/introduction', title: 'Overview', subheader: 'Heading' }, 'Overview'],
    [{ pathname: '/x/introduction', title: '' }, 'Introduction'],
  ])('%o', (entry, title) => {
    expect(getEntryTitle(entry)).toBe(title);
  });

  it('has no title for an entry that wants none', () => {
    expect(getEntryTitle({ pathname: '/x/introduction', title: false })).toBeUndefined();
  });

  it('derives a title from any pathname', () => {
    fc.assert(
      fc.property(anyAddress, (pathname) => {
        expect(getEntryTitle({ pathname })).toBeTypeOf('string');
        expect(getEntryTitle({ pathname }, zh)).toBeTypeOf('string');
      }),
    );
  });
});

describe('getEntryTitle with a language', () => {
  it('takes the text of the language', () => {
    expect(getEntryTitle({ pathname: '/getting-started' }, zh)).toBe('入门');
  });

  it('takes the English text when the language has none', () => {
    expect(getEntryTitle({ pathname: '/components/timeline' }, zh)).toBe('Timeline (table)');
  });

  it.each(['Overview', false] as const)('prefers a text of the table to the title %s', (title) => {
    expect(getEntryTitle({ pathname: '/x/introduction', title }, zh)).toBe('概览');
    expect(getEntryTitle({ pathname: '/x/introduction/support', title }, en)).toBe('Support (table)');
    expect(getEntryTitle({ pathname: '/x/introduction/support', title }, zh)).toBe('Support (table)');
    expect(getEntryTitle({ pathname: '/x/react-charts', title }, zh)).toBe('图表');
  });

  it('falls back to the rule without a language, silently', () => {
    expect(getEntryTitle({ pathname: '/x/introduction/licensing' }, zh)).toBe('Licensing');
    expect(getEntryTitle({ pathname: '/x/a', title: 'Title' }, zh)).toBe('Title');
    expect(getEntryTitle({ pathname: '/x/react-charts', title: 'Charts' }, en)).toBe('Charts');
    expect(getEntryTitle({ pathname: '/x/a', title: false }, zh)).toBeUndefined();
  });

  it('finds the text of a group by its subheader', () => {
    expect(getEntryTitle({ pathname: '/x/api/resources-group', subheader: 'Resources' }, zh)).toBe(
      '参考资料',
    );
  });

  it('looks in the first tables for the subheader instead of the pathname', () => {
    expect(getEntryTitle({ pathname: '/getting-started', subheader: 'First steps' }, en)).toBe('First steps');
    expect(getEntryTitle({ pathname: '/x/introduction', subheader: 'Resources', title: 'More' }, zh)).toBe(
      '参考资料',
    );
  });

  it('looks among its own titles for the pathname, of a group with a subheader too', () => {
    const group = { pathname: '/x/react-data-grid/main-features', subheader: 'Main features' };
    expect(getEntryTitle(group, zh)).toBe('主要功能');
  });

  it('prefers the first tables to its own titles', () => {
    expect(getEntryTitle({ pathname: '/getting-started' }, zh)).toBe('入门');
  });

  // Keys of the first tables are split at dots.
  it('never finds a key with a dot in the first tables', () => {
    expect(getEntryTitle({ pathname: 'https://mui.com/store/', title: 'Shop' }, zh)).toBe('Shop');
    expect(getEntryTitle({ pathname: 'https://mui.com/store/', title: 'Shop' }, en)).toBe('Shop');
  });

  it('finds its own titles of files and absolute addresses', () => {
    expect(getEntryTitle({ pathname: '/x/llms.txt' }, zh)).toBe('机器可读的索引');
    expect(getEntryTitle({ pathname: 'https://mui.com/x/whats-new/', title: 'News' }, zh)).toBe('新动态');
  });

  it('looks nothing up for an entry with a query', () => {
    expect(getEntryTitle({ pathname: '/getting-started', query: { a: '1' } }, zh)).toBe('Getting started');
    expect(getEntryTitle({ pathname: '/x/introduction', title: 'Overview', query: {} }, zh)).toBe('Overview');
  });

  it('does not take properties of every object for texts', () => {
    expect(getEntryTitle({ pathname: 'constructor' }, zh)).toBe('Constructor');
  });
});
