import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import pages from '../../translations/pages.json';
import pagesZh from '../../translations/pages-zh.json';
import { flattenEntries } from '../node/base/navigation/flattenEntries';

const ENGLISH: Record<string, string> = pages.pages;
const CHINESE: Record<string, string> = pagesZh.pages;

describe('the titles of the library', () => {
  it('are 142 in English and 141 in Chinese, where the timeline is missing', () => {
    expect(Object.keys(ENGLISH)).toHaveLength(142);
    expect(Object.keys(CHINESE)).toEqual(
      Object.keys(ENGLISH).filter((key) => key !== '/components/timeline'),
    );
  });

  it('name no entry of this site', () => {
    const keys = new Set(flattenEntries(navigation).flatMap((entry) => [entry.pathname, entry.subheader]));
    expect(Object.keys(ENGLISH).filter((key) => key.startsWith('/x/') || keys.has(key))).toEqual([]);
  });

  it('are texts; the Chinese ones are Chinese', () => {
    expect(Object.values(ENGLISH).filter((title) => !/^[\x20-\x7e]+$/.test(title))).toEqual([]);
    expect(Object.values(CHINESE).filter((title) => !/\p{Script=Han}/u.test(title))).toEqual([]);
  });
});
