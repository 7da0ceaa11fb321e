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

/** Emphasis that CommonMark does not see, since `**` is between a punctuation mark and a letter: `**词。**词`. */
function hasUnreadMark(line: string): boolean {
  const parts = line.split('**');
  return parts.some((inside, index) => {
    const isEmphasis = index % 2 === 1;
    const before = parts[index - 1] ?? '';
    const after = parts[index + 1] ?? '';
    return (
      isEmphasis &&
      (/[\p{P}\p{S}]\|[^\s\p{P}\p{S}]/u.test(`${inside.slice(-1)}|${after.slice(0, 1)}`) ||
        /[^\s\p{P}\p{S}]\|[\p{P}\p{S}]/u.test(`${before.slice(-1)}|${inside.slice(0, 1)}`))
    );
  });
}

const TEXTS = readChinese();

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
    const found = TEXTS.flatMap(({ place, text }) =>
      findRemedies(text).map((remedy) => `${place}: ${remedy}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['**词**：词', false],
    ['**词。** 词', false],
    ['**词。**词', true],
    ['词**“词”**', true],
    ['词，**词**，词', false],
    ['词**词**词', false],
  ])('reads the emphasis of %s, or not', (line, isUnread) => {
    expect(hasUnreadMark(line)).toBe(isUnread);
  });

  it('leaves no mark of emphasis unread', () => {
    const found = TEXTS.filter(({ text }) => text.includes('**') && hasUnreadMark(text));
    expect(found).toEqual([]);
  });
});
