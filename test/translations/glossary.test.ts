import { describe, expect, it } from 'vitest';
import glossary from '../../translations/glossary.json';
import { readChinese } from './readChinese';

interface Term {
  /** In English; the key. */
  term: string;
  zh: string;
  /** What else the thing might be called, and is not. */
  not?: string[];
  note?: string;
}

const TERMS: Term[] = glossary;

const TEXTS = readChinese();

/** What a text calls otherwise than the glossary does; a variant may be a part of the right word: 仪表 of 仪表盘. */
function findVariants(text: string): string[] {
  return TERMS.flatMap(({ zh, not = [] }) => {
    const rest = text.replaceAll(zh, ' ');
    return not.filter((variant) => rest.includes(variant)).map((variant) => `${variant} -> ${zh}`);
  });
}

describe('the glossary', () => {
  it('names each thing once, in the order of the alphabet', () => {
    const terms = TERMS.map(({ term }) => term);
    expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('has a word of its own for each thing', () => {
    const words = TERMS.map(({ zh }) => zh);
    expect(new Set(words).size).toBe(words.length);
  });

  it('gives no word that it forbids elsewhere', () => {
    const forbidden = TERMS.filter(({ zh }) => findVariants(zh).length > 0).map(({ term }) => term);
    expect(forbidden).toEqual([]);
  });

  it.each([
    ['仪表盘', []],
    ['图表与仪表', ['仪表 -> 仪表盘']],
    ['过滤各列', ['过滤 -> 筛选']],
  ])('finds what %s calls otherwise', (text, variants) => {
    expect(findVariants(text)).toEqual(variants);
  });

  // Questions are in the words of those who search.
  it('is what all Chinese texts but questions follow', () => {
    const found = TEXTS.filter(({ text }) => !text.startsWith('::question[')).flatMap(({ place, text }) =>
      findVariants(text).map((variant) => `${place}: ${variant}`),
    );
    expect(found).toEqual([]);
  });
});
