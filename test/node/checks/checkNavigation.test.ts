import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNavigation, type NavigationCheckOptions } from '../../../src/node/checks/checkNavigation';
import { formatProblem } from '../../../src/node/base/problems/problem';
import { getReadingOrder } from '../../../src/node/base/navigation/getReadingOrder';
import { alpha5 } from '../base/navigation/fixtures/alpha5';

/** Checks a tree as if each of its entries stood on a line of its own in one file. */
function check(entries: readonly unknown[], options: Partial<NavigationCheckOptions> = {}) {
  const text = JSON.stringify(entries, null, 1)
    .split('\n')
    .filter((line) => line.includes('"pathname"'))
    .join('\n');
  return checkNavigation({
    entries,
    sourceFiles: [{ file: 'data/navigation/menu.ts', text }],
    pages: [],
    ...options,
  });
}

const getMessages = (entries: readonly unknown[], options?: Partial<NavigationCheckOptions>) =>
  check(entries, options).problems.map(formatProblem);

describe('checkNavigation', () => {
  it('finds nothing wrong with a tree of every known field', () => {
    const entries = [
      { pathname: 'https://mui.com/x/whats-new/', title: 'News' },
      { pathname: '/x/llms.txt', title: false },
      {
        pathname: '/x/a-group',
        subheader: 'Group',
        children: [
          {
            pathname: '/x/a',
            plan: 'pro',
            newFeature: true,
            planned: false,
            unstable: true,
            inSideNav: false,
          },
        ],
      },
      { pathname: '/x/a/#part', children: [] },
    ];
    expect(getMessages(entries)).toEqual([]);
  });

  it.each([
    [
      'a pathname that is twice',
      [{ pathname: '/x/a' }, { pathname: '/x/b', children: [{ pathname: '/x/a' }] }],
      'data/navigation/menu.ts:3  `/x/a` is named twice, first at data/navigation/menu.ts:1. Remove one, or give a group a pathname of its own: `/x/a-group`.',
    ],
    [
      'an unknown plan',
      [{ pathname: '/x/a' }, { pathname: '/x/b', plan: 'gold' }],
      "data/navigation/menu.ts:2  `/x/b`: `plan` cannot be `\"gold\"`. Write `plan: 'pro'` or `plan: 'premium'`; leave it out for the free plan.",
    ],
    [
      'an unknown field',
      [{ pathname: '/x/a', new: true, beta: 1 }],
      'data/navigation/menu.ts:1  `/x/a` has the unknown field `new`, `beta`. Known are pathname, title, subheader, children, plan, newFeature, planned, unstable, inSideNav.',
    ],
    [
      'a trailing slash',
      [{ pathname: '/x/a/' }],
      'data/navigation/menu.ts:1  `/x/a/` ends with a slash. Write `/x/a`.',
    ],
    [
      'a missing leading slash',
      [{ pathname: '/x/a' }, { pathname: 'x/b' }],
      'data/navigation/menu.ts:2  `x/b` is neither a pathname nor the address of another site. Write `/x/b` or `https://…`.',
    ],
    [
      'an address without its scheme',
      [{ pathname: '//mui.com/x' }],
      'data/navigation/menu.ts:1  `//mui.com/x` is neither a pathname nor the address of another site. Write `/mui.com/x` or `https://…`.',
    ],
    [
      'a mark that is no boolean',
      [{ pathname: '/x/a', planned: 'soon' }],
      'data/navigation/menu.ts:1  `/x/a`: `planned` cannot be `"soon"`. Write `true` or `false`.',
    ],
    [
      'an empty title',
      [{ pathname: '/x/a', title: '' }],
      'data/navigation/menu.ts:1  `/x/a`: `title` cannot be `""`. Write the text of the line, or `false` for none; leave it out to derive it from the pathname.',
    ],
    [
      'a heading without a list',
      [{ pathname: '/x/a', subheader: 'A', children: [] }],
      'data/navigation/menu.ts:1  `/x/a` has a `subheader` and no children. Write `title` for a page.',
    ],
    [
      'an entry without a pathname, at the line of its group',
      [{ pathname: '/x/a' }, { pathname: '/x/b', children: [{ title: 'C' }] }],
      "data/navigation/menu.ts:2  An entry without a pathname: `pathname` cannot be `undefined`. Write the pathname: `pathname: '/x/introduction'`.",
    ],
  ])('reports %s with its line and what to write', (_, entries, message) => {
    expect(getMessages(entries)).toEqual([message]);
  });

  it('reports every occurrence after the first at its own line', () => {
    const { problems } = check([
      { pathname: '/x/a' },
      { pathname: '/x/b' },
      { pathname: '/x/a' },
      { pathname: '/x/a' },
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('reports all that is wrong with an entry', () => {
    expect(check([{ pathname: 'x/a', plan: 'gold', children: 'none' }]).problems).toHaveLength(3);
  });

  it('reports a problem at the start of the first file when no file names the pathname', () => {
    const [problem] = check([{ pathname: '/x/a/' }], {
      sourceFiles: [{ file: 'data/navigation/index.ts', text: '' }],
    }).problems;
    expect(problem).toMatchObject({ file: 'data/navigation/index.ts', line: 1 });
  });

  describe('with pages', () => {
    const page = {
      pageId: 'data-grid/filtering/quick-filter',
      file: 'data/data-grid/filtering/quick-filter/quick-filter.md',
    };

    it('reports a page that no entry names, with the entry to write and the file to write it in', () => {
      const sourceFiles = [
        { file: 'data/navigation/charts.ts', text: "'/x/react-charts'" },
        { file: 'data/navigation/dataGrid.ts', text: "'/x/react-data-grid'" },
      ];
      expect(getMessages([], { sourceFiles, pages: [{ ...page, inMenu: true }] })).toEqual([
        'data/data-grid/filtering/quick-filter/quick-filter.md:1  No entry of the menu names this page. ' +
          "Add `{ pathname: '/x/react-data-grid/filtering/quick-filter' }` to data/navigation/dataGrid.ts, " +
          'or write `inMenu: false` at the top of the page.',
      ]);
    });

    it('accepts a page outside the menu that says so', () => {
      expect(getMessages([], { pages: [{ ...page, inMenu: false }] })).toEqual([]);
    });

    it('does not take a group, an anchor or another site for the entry of a page', () => {
      const entries = [
        { pathname: '/x/react-data-grid/filtering/quick-filter', children: [{ pathname: '/x/a' }] },
        { pathname: '/x/react-data-grid/filtering/quick-filter/#part' },
        { pathname: 'https://mui.com/x/react-data-grid/filtering/quick-filter' },
      ];
      expect(check(entries, { pages: [{ ...page, inMenu: true }] }).problems).toHaveLength(1);
    });
  });

  it('names the entries that have no page', () => {
    const entries = [
      { pathname: 'https://mui.com/' },
      { pathname: '/x/llms.txt' },
      { pathname: '/x/introduction' },
      {
        pathname: '/x/group',
        children: [{ pathname: '/x/react-charts' }, { pathname: '/x/react-charts/#part' }],
      },
      { pathname: '/x/api/charts/bar-chart' },
      { pathname: '/x/introduction/support' },
    ];
    const pages = [{ pageId: 'charts/overview', file: 'data/charts/overview/overview.md', inMenu: true }];
    expect(check(entries, { pages, otherPathnames: ['/x/api/charts/bar-chart'] })).toEqual({
      problems: [],
      missing: [
        expect.objectContaining({ message: expect.stringContaining('names `/x/introduction`,') }),
        expect.objectContaining({ message: expect.stringContaining('names `/x/introduction/support`,') }),
      ],
      summary: '4 pages in the menu',
    });
  });

  it('finds nothing wrong with a real tree, and counts its pages once', () => {
    const { problems, missing, summary } = check(alpha5);
    expect(problems).toEqual([]);
    expect(missing).toHaveLength(getReadingOrder(alpha5).length);
    expect(summary).toBe('305 pages in the menu');
  });

  it('accepts any data as a tree', () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record({ pathname: fc.anything(), children: fc.array(fc.anything()) }),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(checkNavigation({ entries, sourceFiles: [], pages: [] }).summary).toMatch(
          /^\d+ pages in the menu$/,
        );
      }),
    );
  });
});
