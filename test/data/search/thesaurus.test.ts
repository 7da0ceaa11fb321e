import { describe, expect, it } from 'vitest';
import { readThesaurus } from '../../../src/node/search/readThesaurus';
import { LANGUAGES } from '../../../src/shared/languages/languages';
import { splitWords } from '../../../src/shared/search/splitWords';

const MAX_WORDS = 3;

/** Words whose difference matters: who asks for one must not get the other. */
const APART = [
  ['row', 'column'],
  ['filter', 'sort'],
  ['sum', 'average'],
  ['min', 'max'],
  ['start', 'end'],
  ['bar', 'line'],
  ['series', 'axis'],
  ['day', 'month'],
  ['month', 'year'],
  ['prop', 'slot'],
  ['import', 'export'],
  ['expand', 'collapse'],
  ['show', 'hide'],
  ['enable', 'disable'],
  ['行', '列'],
  ['筛选', '排序'],
  ['导入', '导出'],
  ['展开', '折叠'],
  ['显示', '隐藏'],
  ['启用', '禁用'],
  ['最大', '最小'],
];

describe.each(LANGUAGES)('the thesaurus in %s', async (language) => {
  const groups = await readThesaurus(process.cwd(), language);

  it('has groups', () => {
    expect(groups.length).toBeGreaterThan(0);
  });

  it('has several words in each group, each once, in lower case and short', () => {
    const wrong = groups.filter(
      (group) =>
        new Set(group).size < 2 ||
        new Set(group).size < group.length ||
        group.some(
          (word) => word === '' || word !== word.toLowerCase() || word.split(' ').length > MAX_WORDS,
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('has no word that the search does not read, such as a question word', () => {
    const unread = groups.flat().filter((word) => splitWords(word).length === 0);
    expect(unread).toEqual([]);
  });

  it('keeps apart what is not the same', () => {
    const mixed = groups.filter((group) => APART.some((pair) => pair.every((word) => group.includes(word))));
    expect(mixed).toEqual([]);
  });

  it('has no group that another contains', () => {
    const contained = groups.filter((group) =>
      groups.some((other) => other !== group && group.every((word) => other.includes(word))),
    );
    expect(contained).toEqual([]);
  });
});
