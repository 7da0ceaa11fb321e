import { describe, expect, it } from 'vitest';
import { getSiteTitle } from '../../../../src/node/base/navigation/getSiteTitle';

describe('getSiteTitle', () => {
  it('takes the title of the language', () => {
    const entry = { pathname: '/x/react-data-grid-group', title: 'Data Grid' };
    expect(getSiteTitle(entry, 'en')).toBe('Data Grid');
    expect(getSiteTitle(entry, 'zh')).toBe('数据网格');
  });

  it.each([
    ['/getting-started', 'Getting started', '快速入门'],
    ['/customization/color', 'Color', '颜色'],
    // Missing in the Chinese table, so that the English text is used.
    ['/components/timeline', 'Timeline', 'Timeline'],
  ])('takes the title of a page of the library: %s', (pathname, english, chinese) => {
    expect(getSiteTitle({ pathname }, 'en')).toBe(english);
    expect(getSiteTitle({ pathname }, 'zh')).toBe(chinese);
  });

  it('is empty for an entry that shows none', () => {
    expect(getSiteTitle({ pathname: '/x/nothing', title: false }, 'zh')).toBe('');
  });
});
