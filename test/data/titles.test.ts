import { describe, expect, it } from 'vitest';
import { navigation } from '../../data/navigation';
import { getEntryTitle } from '../../src/node/navigation/getEntryTitle';
import { flattenEntries } from '../node/navigation/flattenEntries';
import titlesZh from '../../translations/titles-zh.json';

const isApiPage = (pathname: string) => /^\/x\/api\/[^/]+\/[^/]+$/.test(pathname);
const all = flattenEntries(navigation);
const titles: Record<string, string> = titlesZh;

describe('the Chinese titles', () => {
  it('exist for every entry but API pages, which keep the name of what they document, in the order of the menu', () => {
    const expected = all.map(({ pathname }) => pathname).filter((pathname) => !isApiPage(pathname));
    expect(Object.keys(titles)).toEqual(expected);
  });

  it('are Chinese, or names that stay as they are', () => {
    const others = Object.values(titles).filter((title) => !/\p{Script=Han}/u.test(title));
    expect(others.filter((title) => !/^(use[A-Z]\w+|llms\.txt|Hook)$/.test(title))).toEqual([]);
  });

  it('are without spaces at their ends and half-width brackets', () => {
    expect(Object.values(titles).filter((title) => title !== title.trim() || /[()]/.test(title))).toEqual([]);
  });

  it('use one text for equal headings', () => {
    const texts = new Map<string, string>();
    for (const { pathname, subheader } of all) {
      if (subheader) {
        texts.set(subheader, texts.get(subheader) ?? titles[pathname]!);
        expect(titles[pathname], pathname).toBe(texts.get(subheader));
      }
    }
  });

  it('are what the menu shows', () => {
    const lookup = { language: 'zh', translations: { en: {}, zh: {} }, titles: { zh: titles } } as const;
    expect(
      all.filter(
        (entry) => getEntryTitle(entry, lookup) !== (titles[entry.pathname] ?? getEntryTitle(entry)),
      ),
    ).toEqual([]);
    expect(getEntryTitle({ pathname: '/x/react-data-grid-group', title: 'Data Grid' }, lookup)).toBe(
      '数据网格',
    );
  });
});
