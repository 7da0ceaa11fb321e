import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/pages/markdown/parsePage';
import type { Problem } from '../../../../src/node/base/problems/problem';

const FRONT_MATTER = '---\ntitle: Bars\ndescription: All about bars.\n---\n\n';

function parse(text: string) {
  const problems: Problem[] = [];
  const page = parsePage({ file: 'bars.md', markdown: FRONT_MATTER + text }, problems);
  return { page, problems };
}

it.each([
  ['3,000 quotes in each other', `Text\n${'>'.repeat(3000)} quote\n`, 'quotes in each other'],
  ['3,000 quotes with spaces between them', `Text\n${'> '.repeat(3000)}quote\n`, 'quotes in each other'],
  ['50,000 brackets', `Text\n${'['.repeat(50_000)}\n`, '50000 brackets'],
  ['50,000 links that have no end', `Text\n${'[a]('.repeat(50_000)}\n`, '50000 brackets'],
])('a line with %s is named, and the page is not parsed', (_, text, message) => {
  const { page, problems } = parse(text);
  expect(page).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'bars.md', line: 7 });
  expect(problems[0]!.message).toContain(message);
});

it.each([
  ['a quote in a quote', '> One\n> > Two\n'],
  ['a long table of links', `| ${'[a](/x/) | '.repeat(100)}\n`],
  ['an arrow in code', `\`${'=>'.repeat(100)}\`\n`],
])('%s is no reason', (_, text) => {
  expect(parse(text).problems).toEqual([]);
});
