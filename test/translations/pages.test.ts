import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import pages from '../../translations/pages.json';
import pagesZh from '../../translations/pages-zh.json';
import { flattenEntries } from '../node/base/navigation/flattenEntries';

const ENGLISH: Record<string, string> = pages.pages;
const CHINESE: Record<string, string> = pagesZh.pages;
const isStore = (key: string) => key.startsWith('https://');
const countGroup = (table: object, group: string) =>
  Object.keys(table).filter((key) => key.split('/')[1] === group && !isStore(key)).length;

describe('the titles of the library', () => {
  it.each([
    ['getting-started', 10, 10],
    ['components', 74, 73],
    ['component', 1, 1],
    ['css-in-js', 3, 3],
    ['styles', 3, 3],
    ['system', 11, 11],
    ['customization', 14, 14],
    ['guides', 14, 14],
    ['discover-more', 10, 10],
    ['versions', 1, 1],
  ])('have of %s %i in English and %i in Chinese', (group, english, chinese) => {
    expect(countGroup(ENGLISH, group)).toBe(english);
    expect(countGroup(CHINESE, group)).toBe(chinese);
  });

  it('have one address of another site', () => {
    expect(Object.keys(ENGLISH).filter(isStore)).toHaveLength(1);
    expect(Object.keys(CHINESE).filter(isStore)).toHaveLength(1);
  });

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
