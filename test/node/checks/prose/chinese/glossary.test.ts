import { describe, expect, it } from 'vitest';
import { checkGlossary, findVariants } from '../../../../../src/node/checks/prose/chinese/glossary';

const TERMS = [
  { term: 'column', zh: '列' },
  { term: 'filter', zh: '筛选', not: ['过滤'] },
  { term: 'gauge', zh: '仪表盘', not: ['仪表'] },
];

const toText = (terms: object[]) => JSON.stringify(terms, null, 2);

describe('findVariants', () => {
  it.each([
    ['仪表盘', []],
    ['图表与仪表', [{ variant: '仪表', zh: '仪表盘' }]],
    ['过滤各列', [{ variant: '过滤', zh: '筛选' }]],
  ])('finds what %s calls otherwise', (text, variants) => {
    expect(findVariants(text)).toEqual(variants);
    expect(findVariants(text, TERMS)).toEqual(variants);
  });
});

describe('checkGlossary', () => {
  it('finds nothing wrong with one entry for each thing, in the order of the alphabet', () => {
    expect(checkGlossary(toText(TERMS), TERMS)).toEqual([]);
  });

  it.each([
    [{ term: 'Gauge', zh: '表盘' }, '“Gauge” is there already. Write one entry'],
    [{ term: 'axis', zh: '轴' }, '“axis” stands behind “gauge”. Write the terms in alphabetical order.'],
    [{ term: 'property', zh: '列' }, '“property” and “column” are both 列. Give each a word of its own.'],
    [{ term: 'sieve', zh: '过滤器' }, '过滤器 contains 过滤, which another entry forbids for 筛选.'],
  ])('names the line of %j', (entry, message) => {
    const terms = [...TERMS, entry];
    const text = toText(terms);
    const line = text.split('\n').findIndex((content) => content.includes(`"${entry.term}"`)) + 1;
    expect(checkGlossary(text, terms)).toEqual([
      { file: 'translations/glossary.json', line, message: expect.stringContaining(message) },
    ]);
  });
});
