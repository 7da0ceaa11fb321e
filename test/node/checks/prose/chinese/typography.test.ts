import { describe, expect, it } from 'vitest';
import {
  findTypographyFaults,
  findUnreadEmphasis,
} from '../../../../../src/node/checks/prose/chinese/typography';

describe('the typography of Chinese texts', () => {
  it.each([
    ['使用 `rows` 和 3 列。', []],
    ['使用`rows`', ['用`']],
    ['共3列', ['共3']],
    ['列,行', ['列,']],
    ['列(行)', ['列(']],
    ['“列”', []],
    ['"列"', ['"列']],
    ['列 。', [' 。']],
    ['列…', ['列…']],
    ['列……', []],
    ['见[列](/x/)。', []],
    ['::demo{title="列"}', []],
  ])('of %s is judged', (text, found) => {
    expect(findTypographyFaults(text).map((fault) => fault.found)).toEqual(found);
  });

  it.each([
    ['**词**：词', undefined],
    ['**词。** 词', undefined],
    ['**词。**词', '词。'],
    ['词**“词”**', '“词”'],
    ['词，**词**，词', undefined],
    ['词**词**词', undefined],
  ])('reads the emphasis of %s, or not', (line, emphasis) => {
    expect(findUnreadEmphasis(line)).toBe(emphasis);
  });
});
