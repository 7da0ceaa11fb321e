import { describe, expect, it } from 'vitest';
import { getSiteTitle } from '../../../src/build/site/getSiteTitle';

describe('getSiteTitle', () => {
  it('takes the title of the language', () => {
    const entry = { pathname: '/x/react-data-grid-group', title: 'Data Grid' };
    expect(getSiteTitle(entry, 'en')).toBe('Data Grid');
    expect(getSiteTitle(entry, 'zh')).toBe('数据网格');
  });

  it('is empty for an entry that shows none', () => {
    expect(getSiteTitle({ pathname: '/x/nothing', title: false }, 'zh')).toBe('');
  });
});
