import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown';

const CODE = "import dayjs from 'dayjs';\n\nexport const day = dayjs('2026-05-12');";
const LUXON = "import { DateTime } from 'luxon';\n\nexport const day = DateTime.fromISO('2026-05-12');";

const PAGE = `---
title: Days
description: How to make a day, with one block of code that is written for several date libraries.
packages: ['@mui/x-date-pickers']
---

\`\`\`ts title="day.ts" {3}
${CODE}
\`\`\`
`;

async function compile(options: Parameters<typeof compileMarkdown>[1]) {
  const { page, problems } = await compileMarkdown(PAGE, options);
  expect(problems).toEqual([]);
  const [block] = page!.blocks;
  return load(block!.kind === 'html' ? block!.html : '');
}

describe('code that depends on the date library', () => {
  it('is shown for each library that has a variant, Day.js first', async () => {
    const asked: string[][] = [];
    const $ = await compile({
      getCodeByDateLibrary: (...question) => {
        asked.push(question);
        return { luxon: LUXON };
      },
    });
    expect(asked).toEqual([['data/data-grid/columns/columns.md', CODE]]);
    const tabs = $('.tabs.date-libraries');
    expect(tabs.attr('role')).toBe('radiogroup');
    expect(tabs.attr('data-label')).toBe('dateLibrary');
    expect(
      tabs
        .find('label')
        .toArray()
        .map((label) => $(label).text()),
    ).toEqual(['Day.js', 'Luxon']);
    const inputs = tabs.find('input').toArray();
    expect(inputs.map((input) => [$(input).val(), $(input).attr('checked') !== undefined])).toEqual([
      ['dayjs', true],
      ['luxon', false],
    ]);
    expect(new Set(inputs.map((input) => $(input).attr('name'))).size).toBe(1);
    expect(
      tabs
        .find('pre')
        .toArray()
        .map((code) => $(code).text()),
    ).toEqual([CODE, LUXON]);
    expect(
      tabs
        .find('figcaption')
        .toArray()
        .map((title) => $(title).text()),
    ).toEqual(['day.ts', 'day.ts']);
    expect(
      tabs
        .find('.line-marked')
        .toArray()
        .map((line) => $(line).text()),
    ).toEqual([
      "export const day = dayjs('2026-05-12');",
      "export const day = DateTime.fromISO('2026-05-12');",
    ]);
  });

  it('is a block as any other without variants', async () => {
    const $ = await compile({ getCodeByDateLibrary: () => undefined });
    expect($('.tabs')).toHaveLength(0);
    expect($('figure.code pre').text()).toBe(CODE);
  });
});
