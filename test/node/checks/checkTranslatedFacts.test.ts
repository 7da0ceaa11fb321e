import { describe, expect, it } from 'vitest';
import { checkTranslatedFacts } from '../../../src/node/checks/checkTranslatedFacts';
import { parsePage } from '../../../src/node/pages/markdown/parsePage';

function parse(markdown: string) {
  const text = { file: 'rows.md', markdown: `---\ntitle: Rows\ndescription: Of rows.\n---\n\n${markdown}` };
  return parsePage(text, [])!.tree;
}

const check = (english: string, translated: string) =>
  checkTranslatedFacts(parse(english), parse(translated), 'rows.zh.md');

describe('a translation', () => {
  it.each([
    ['has the same facts', 'Set `rowHeight` to 52.', '请将 `rowHeight` 设为 52。'],
    ['names in code what English has a word for', 'A field of 3 rows.', '3 行的 `field`。'],
    ['quotes the parts of code one by one', "Set `scale: 'band'`.", "请把 `scale` 设为 `'band'`。"],
    ['counts millions in its way', 'At most 33.5 million pixels.', '最多 3350 万像素。'],
    [
      'translates headings and links with their numbers',
      '## 100% bars\n\n[Top 10](/x/)',
      '## 百分比\n\n[前十](/x/)',
    ],
  ])('%s', (_, english, translated) => {
    expect(check(english, translated)).toEqual([]);
  });

  it.each([
    [
      'code',
      'Set `rowHeight` to `52`.',
      '请将 `rowHeight` 设为 `53`。',
      'The code `52` is in the English section',
    ],
    ['code of a link', '[`rows`](/x/)', '[行](/x/)', 'The code `rows` is in the English section'],
    ['a number', 'Up to 1,000 rows.', '最多 100 行。', 'The number `1000` is in the English section'],
    ['a plan', '## Rows :plan[pro]', '## 行', 'The plan `pro` is in the English section and not in this one'],
    ['another plan', '## Rows', '## 行 :plan[pro]', 'The plan `pro` is not in the English section'],
  ])('lacks %s', (_, english, translated, message) => {
    expect(check(english, translated)).toEqual([
      { file: 'rows.zh.md', line: expect.any(Number), message: expect.stringContaining(message) },
    ]);
  });

  it('is told the line of the section', () => {
    const translated = '开头。\n\n## 行\n\n## 列\n';
    expect(check('Start.\n\n## Rows\n\n`id`\n\n## Columns\n', translated)).toMatchObject([{ line: 8 }]);
  });
});
