import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readChinese } from './readChinese';

/** What Chinese text does not look like, and the remedy. */
const RULES: { remedy: string; pattern: RegExp }[] = [
  {
    remedy: 'a space between Chinese and Latin letters, digits or code',
    pattern: /\p{Script=Han}[A-Za-z0-9`]|[A-Za-z0-9`]\p{Script=Han}/u,
  },
  {
    remedy: 'full-width punctuation',
    pattern: /\p{Script=Han}[,;:!?(]|\p{Script=Han}\)|\p{Script=Han}\.(\s|$)/u,
  },
  { remedy: 'the quotes “ ”', pattern: /\p{Script=Han}["']|["']\p{Script=Han}/u },
  {
    remedy: 'no space beside full-width punctuation',
    pattern: / [，。；：！？、）”]|[，。；：！？、（“](?= +[^ |[])/u,
  },
  { remedy: 'an ellipsis of two characters', pattern: /\p{Script=Han}…(?!…)/u },
];

/** What the typography of a text wants. */
function findRemedies(text: string): string[] {
  // Attributes of directives have quotes of their own.
  const prose = text.replace(/^::.*$/, '');
  return RULES.filter(({ pattern }) => pattern.test(prose)).map(({ remedy }) => remedy);
}

const parser = unified().use(remarkParse);

/** Emphasis that CommonMark does not see: `**词。**词` stays as it is written. */
function hasUnreadMark(line: string): boolean {
  let isUnread = false;
  visit(parser.parse(line), 'text', ({ value }: Extract<Nodes, { type: 'text' }>) => {
    isUnread ||= value.includes('**');
  });
  return isUnread;
}

describe('the typography of Chinese texts', () => {
  it.each([
    ['使用 `rows` 和 3 列。', 0],
    ['使用`rows`', 1],
    ['共3列', 1],
    ['列,行', 1],
    ['列(行)', 1],
    ['“列”', 0],
    ['"列"', 1],
    ['列 。', 1],
    ['列…', 1],
    ['列……', 0],
    ['见[列](/x/)。', 0],
  ])('of %s is judged', (text, count) => {
    expect(findRemedies(text)).toHaveLength(count);
  });

  it('follows one convention', () => {
    const found = readChinese().flatMap(({ place, text }) =>
      findRemedies(text).map((remedy) => `${place}: ${remedy}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['**词**：词', false],
    ['**词。** 词', false],
    ['**词。**词', true],
  ])('reads the emphasis of %s, or not', (line, isUnread) => {
    expect(hasUnreadMark(line)).toBe(isUnread);
  });

  it('leaves no mark of emphasis unread', () => {
    const found = readChinese().filter(({ text }) => text.includes('**') && hasUnreadMark(text));
    expect(found).toEqual([]);
  });
});
