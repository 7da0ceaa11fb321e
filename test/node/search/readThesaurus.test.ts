import { describe, expect, it } from 'vitest';
import { parseThesaurus, readThesaurus } from '../../../src/node/search/readThesaurus';

describe('parseThesaurus', () => {
  it.each([
    ['popup, dropdown ,panel\n', [['popup', 'dropdown', 'panel']]],
    [
      '# a comment\n\npopup, dropdown\nhide, not shown',
      [
        ['popup', 'dropdown'],
        ['hide', 'not shown'],
      ],
    ],
    ['', []],
  ])('reads %j', (text, groups) => {
    expect(parseThesaurus(text)).toEqual(groups);
  });
});

it('is empty where a language has none', async () => {
  expect(await readThesaurus('/nowhere', 'en')).toEqual([]);
});
