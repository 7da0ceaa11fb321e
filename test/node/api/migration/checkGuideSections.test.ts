import { expect, it } from 'vitest';
import { checkGuideSections } from '../../../../src/node/api/migration/checkGuideSections';

const FILE = 'data/migration/migration-charts-v7/migration-charts-v7.md';

const GUIDE = { major: 7, sections: { 'legend-is-html': ['slot BarChart.legend'] } } as const;

const PAGE = [
  '---',
  'title: Charts',
  '---',
  '',
  '## Legend is HTML',
  '',
  '**Affected:** `slots.legend`.',
  '',
  '```tsx title="v7" check="v7"',
  '```',
  '',
  '```tsx title="v8"',
  '```',
  '',
  '**Codemod:** none.',
  '',
  '## Next steps',
  '',
].join('\n');

function check(text: string) {
  return checkGuideSections(GUIDE, { file: FILE, text });
}

it('finds nothing in a section with all its parts, and asks nothing of other sections', () => {
  expect(check(PAGE)).toEqual([]);
});

it.each([
  ['**Affected:** `slots.legend`.', '', 'does not say who is affected and which codemod helps. Write one'],
  ['**Codemod:** none.', '**Codemod:** none.\n\n**Codemod:** two.', 'does not say who is affected'],
  ['title="v7" check="v7"', 'title="v7"', 'does not show the code of both versions. Write one fence'],
  ['title="v8"', 'title="v9"', '`title="v7" check="v7"`, and after it one with `title="v8"`.'],
  ['```tsx title="v8"\n```\n', '', 'does not show the code of both versions'],
])('names the line of the section where %j is %j', (before, after, message) => {
  expect(PAGE).toContain(before);
  expect(check(PAGE.replace(before, after))).toEqual([
    { file: FILE, line: 5, message: expect.stringContaining(message) },
  ]);
});

it('leaves a section that does not exist to the check of the record', () => {
  expect(check('## Other\n')).toEqual([]);
});
